import { globalStyle, style } from '@vanilla-extract/css'
import { phoneWidth } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, size, space, text } = tokens

export const title = style({ fontSize: text.l })
export const heading = style({ color: color.quiet, fontSize: text.m })
export const list = style({ display: 'grid', listStyle: 'none' })
export const estimate = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingBlock: space.xs,
  borderTop: `1px solid ${color.line}`,
})
// The words beside it need the room on a phone.
globalStyle(`${estimate} > a`, { '@media': { [phoneWidth]: { paddingInline: space.s } } })
/** The name above its key figure. */
export const summary = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
/** A stage of the bill: its name, and at the end what it costs. */
export const stage = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.touchable,
  borderTop: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '::before': { content: '"▸"' },
  selectors: { 'details[open] > &::before': { content: '"▾"' } },
})
globalStyle(`${stage} > :nth-child(2)`, { marginInlineStart: 'auto' })
export const cost = style({
  paddingInline: space.s,
  fontVariantNumeric: 'tabular-nums',
})
export const asking = style({ gridColumn: '1 / -1' })
