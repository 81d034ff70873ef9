import { globalStyle, style } from '@vanilla-extract/css'
import { hand } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, space, text } = tokens

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
globalStyle(`${estimate} > a`, { '@media': { [hand]: { paddingInline: space.s } } })
/** The name above its key figure. */
export const summary = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const cost = style({
  paddingInline: space.s,
  fontVariantNumeric: 'tabular-nums',
})
export const asking = style({ gridColumn: '1 / -1' })
