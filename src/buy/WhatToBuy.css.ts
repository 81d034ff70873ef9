import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forcedColours } from '../styles/breakpoints.ts'
import { visuallyHidden } from '../styles/hidden.css.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, size, space, text } = tokens

/** Wide enough for columns. */
const broad = '(min-width: 30rem)'
const COLUMNS = 'minmax(0, 2fr) minmax(0, 3fr)'

export const block = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.s,
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  // Where a page ends, browsers draw what follows in a grid over what went before.
  '@media': { print: { display: 'block' } },
})
export const heading = style({ fontSize: text.l })
export const note = style({
  padding: `${space.s} ${space.m}`,
  borderInlineStart: `4px solid ${color.action}`,
  background: color.sunken,
})
export const lines = style({ listStyle: 'none' })
export const line = style({
  // A copy for screen readers is placed in its line, or it would stretch the page.
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  padding: `${space.s} 0`,
  borderTop: `1px solid ${color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
})
/** The name on the left, what to ask for on the right, as long as both fit. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
})
/** A line that is one row until it is opened. */
export const foldingLine = style([line, { padding: 0 }])
globalStyle(`${foldingLine} > :not(:first-child)`, { marginBottom: space.s })
/** On a phone the name over amount and cost; where there is room, the columns of a table. */
export const row = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: size.touchable,
  padding: `${space.xs} 0`,
  ':hover': { background: color.sunken },
  '@container': { [broad]: { gridTemplateColumns: COLUMNS, columnGap: space.m } },
})
export const pricedRow = style([row, {}])
export const columns = style({
  display: 'none',
  color: color.quiet,
  fontSize: text.s,
  '@container': {
    [broad]: { display: 'grid', gridTemplateColumns: COLUMNS, columnGap: space.m },
  },
})
export const name = style({ color: color.quiet, fontSize: text.m, fontWeight: 400 })
/** The button of a row is as large as the row. */
export const fold = style({
  display: 'flex',
  alignItems: 'baseline',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  fontWeight: 700,
  textAlign: 'start',
  cursor: 'pointer',
  // Clear of the total, which stays in sight.
  scrollMarginBottom: '6rem',
  // An arrow that is drawn: a character would be read out.
  '::before': {
    content: '""',
    flex: 'none',
    marginInlineEnd: space.s,
    borderBlock: '0.3rem solid transparent',
    borderInlineStart: '0.45rem solid',
  },
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { '&[aria-expanded="true"]::before': { transform: 'rotate(90deg)' } },
})
/** The total, at the foot of the screen while the lines above it are read. */
export const inSight = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  '@media': { print: { position: 'static' } },
})
/** What to ask for on the left, what it costs on the right. */
export const asked = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const amount = style({ fontSize: text.l })
export const cost = style({ marginInlineStart: 'auto', fontWeight: 700 })
// A row of a phone has the cost beside the name, where it never wraps.
globalStyle(`${row} ${cost}`, {
  position: 'absolute',
  top: space.xs,
  insetInlineEnd: 0,
  // It lies on the row's button.
  pointerEvents: 'none',
  '@container': { [broad]: { position: 'static', flex: 'none' } },
})
globalStyle(`${pricedRow} ${name}`, {
  paddingInlineEnd: '8.5rem',
  '@container': { [broad]: { paddingInlineEnd: 0 } },
})
globalStyle(`${row} ${asked}`, { '@container': { [broad]: { flexWrap: 'nowrap' } } })
export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.s,
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
globalStyle(`${inLine} p`, { gridColumn: '1 / -1' })
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
const differs = style({ fontWeight: 700 })
export const difference = styleVariants({
  same: [differs, { color: color.quiet }],
  apart: [differs, { color: color.critical }],
})
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
  padding: `${space.s} ${space.s}`,
  borderTop: `2px solid ${color.text}`,
  borderBottom: `4px double ${color.text}`,
  background: color.answer,
  fontSize: text.l,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { [`${inSight} > &`]: { fontSize: text.m } },
})
export const compared = style({ paddingTop: space.s })
/** The lines where a quotation differs, below their names: in columns the figures of a phone would break. */
export const apart = style({
  marginTop: space.s,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${apart}, ${apart} :is(caption, tbody)`, { display: 'block', textAlign: 'start' })
globalStyle(`${apart} tbody tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
  padding: `${space.xs} 0`,
  borderBottom: `1px solid ${color.line}`,
})
globalStyle(`${apart} :is(th, td)`, { padding: 0 })
globalStyle(`${apart} th`, { flex: '0 0 100%', textAlign: 'start', fontWeight: 400 })
globalStyle(`${apart} :is(caption, td)`, { fontWeight: 700 })
export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.touchable,
  marginInlineEnd: space.s,
  // On a phone both stand in one line.
  fontSize: text.s,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
})
export const box = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  fontSize: text.m,
  accentColor: color.action,
})
export const hidden = visuallyHidden
