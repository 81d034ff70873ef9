import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { visuallyHidden } from '../styles/hidden.css.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, size, space, text } = tokens

/** Wide enough for columns. */
const broad = '(min-width: 30rem)'
const COLUMNS = 'minmax(0, 2fr) minmax(0, 3fr)'

export const block = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.m,
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
})
export const heading = style({ fontSize: text.l })
export const note = style({
  padding: `${space.s} ${space.m}`,
  borderInlineStart: `4px solid ${color.action}`,
  background: color.sunken,
})
export const lines = style({ display: 'grid', listStyle: 'none' })
export const line = style({
  // A copy for screen readers is placed in its line, or it would stretch the page.
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  padding: `${space.s} 0 ${space.m}`,
  borderTop: `1px solid ${color.line}`,
})
export const head = style({ display: 'grid', gap: space.xs })
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
export const inSight = style({ position: 'sticky', bottom: 0, zIndex: 1 })
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
  alignItems: 'end',
  gap: space.s,
})
export const field = style({ display: 'grid', gap: space.xs, width: '7.25rem', maxWidth: '100%' })
/** As wide as the longest pack. */
export const choice = style([field, { width: 'auto', minWidth: '7.25rem', cursor: 'pointer' }])
export const label = style({ color: color.quiet, fontSize: text.s })
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
})
export const select = style([input, { cursor: 'pointer' }])
export const problem = style({ color: color.critical, fontSize: text.s })
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
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  width: 'fit-content',
  minHeight: size.touchable,
  fontWeight: 700,
  cursor: 'pointer',
})
export const box = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  accentColor: color.action,
})
export const hidden = visuallyHidden
