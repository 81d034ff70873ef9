import { globalStyle, style } from '@vanilla-extract/css'

/** Left out on paper, which has no use for it. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })

/** For screen readers alone: for a rule that depends on another part. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const
export const visuallyHidden = style(unseen)

/** Undoes `visuallyHidden` where there is room: for a media query of a style. */
export const visible = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  margin: 0,
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const

/** The place of a bill that is on its way: what follows is hidden until it has its final position. */
export const billPlaceholder = style({ minHeight: '12rem' })
globalStyle(`${billPlaceholder} ~ *`, { visibility: 'hidden' })
globalStyle(`:has(${billPlaceholder}) ~ *`, { visibility: 'hidden' })
