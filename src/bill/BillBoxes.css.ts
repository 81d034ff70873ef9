import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColours } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, size, space, text } = tokens

/** The boxes beside a line: pack, price, quotation. */
export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.s,
  paddingBlock: space.s,
  // A pack, a price and a quotation are in the lines and their total.
  '@media': { print: { display: 'none' } },
})
/** Label and box in one line; the label wraps before the line does. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
  alignItems: 'center',
  columnGap: space.s,
  flex: '1 1 9rem',
})
/** A field in one line, as narrow as the boxes above it. */
export const inLine = style({})
globalStyle(`${inLine} > *`, {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 6rem)',
  alignItems: 'center',
})
/** The same with a list, whose options are words. */
export const choiceInLine = style({})
globalStyle(`${choiceInLine} > *`, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
})
globalStyle(`:is(${inLine}, ${choiceInLine}) p`, { gridColumn: '1 / -1' })
// Three digits and the unit fit.
globalStyle(`${inLine} input`, { paddingInline: space.s })
export const label = style({
  color: color.quiet,
  fontSize: text.s,
  lineHeight: 1.2,
  textAlign: 'end',
})
export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: size.touchable,
  padding: `0 ${space.s}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.s,
  background: color.surface,
  // 16 px at least: a smaller font makes phones zoom in on focus.
  fontSize: text.m,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: color.critical,
      boxShadow: `inset 0.25rem 0 0 ${color.critical}`,
    },
  },
  '@media': {
    [forcedColours]: { selectors: { '&[aria-invalid="true"]': { border: '4px dashed' } } },
  },
})
// As wide as what is chosen, where the browser knows how: the price is beside it.
export const select = style([input, { width: 'auto', cursor: 'pointer', fieldSizing: 'content' }])
export const problem = style({
  gridColumn: '1 / -1',
  color: color.critical,
  fontSize: text.s,
  textAlign: 'end',
})
