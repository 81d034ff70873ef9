import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'
import { panel } from '../ui/spacing/panel.css.ts'

const { color, size, space, text } = tokens

/** Wide enough for columns. */
const broad = '(min-width: 30rem)'
const COLUMNS = 'minmax(0, 2fr) minmax(0, 3fr)'

export const block = style([
  panel,
  {
    containerType: 'inline-size',
    display: 'grid',
    gap: space.s,
    // Where a page ends, browsers draw what follows in a grid over what went before.
    '@media': { print: { display: 'block' } },
  },
])
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
/** The quantity stands on the left, its cost on the right. */
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
