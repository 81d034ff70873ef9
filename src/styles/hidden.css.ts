import { globalStyle, style } from '@vanilla-extract/css'

/** For screen readers alone. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})

/** The place of a bill while that is on its way: what comes below it is seen in its place. */
export const awaited = style({ minHeight: '12rem' })
globalStyle(`${awaited} ~ *`, { visibility: 'hidden' })
globalStyle(`:has(${awaited}) ~ *`, { visibility: 'hidden' })
/** The place of lines that may turn out to be none: what comes below them in their box is seen then. */
export const awaitedLines = style({})
globalStyle(`${awaitedLines} ~ *`, { visibility: 'hidden' })
