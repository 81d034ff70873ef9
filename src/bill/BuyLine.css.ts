import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'
import { broad, cramped, PLAIN_COLUMNS, PRICED_COLUMNS } from './columns.ts'

const { color, size, space, text } = tokens

export const line = style({
  // A copy for screen readers is placed in its line, or it would stretch the page.
  position: 'relative',
  display: 'grid',
  borderTop: `1px solid ${color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
})

/** On a phone the name and its cost over the quantity; where there is room, the columns of a table. */
const rowBase = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: space.s,
  minHeight: size.touchable,
  padding: `${space.xs} 0`,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: color.sunken },
})
const inColumns = (gridTemplateColumns: string) => ({
  '@container': { [broad]: { gridTemplateColumns } },
})
export const row = style([rowBase, inColumns(PLAIN_COLUMNS)])
export const pricedRow = style([rowBase, inColumns(PRICED_COLUMNS)])

export const name = style({
  gridArea: '1 / 1',
  fontSize: text.m,
  overflowWrap: 'anywhere',
  '@container': { [cramped]: { gridArea: '1 / 1 / auto / -1' } },
})
/** Tells the line from others of its name: as wide as the bill, or as name and quantity. */
export const variant = style({
  gridArea: '2 / 1 / auto / -1',
  paddingInlineStart: '0.95rem',
  fontSize: text.s,
  overflowWrap: 'anywhere',
  '@container': { [broad]: { gridArea: '2 / 1 / auto / span 2' } },
})
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
  // Clear of the total, which stays in sight; where letters are large, not so far that the header covers it.
  scrollMarginBottom: 'min(6rem, 15vh)',
  // An arrow that is drawn: a character would be read out.
  '::before': {
    content: '""',
    flex: 'none',
    width: '0.45rem',
    marginInlineEnd: space.s,
    borderBlock: '0.3rem solid transparent',
    borderInlineStart: '0.45rem solid',
  },
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { '&[aria-expanded="true"]::before': { transform: 'rotate(90deg)' } },
})

/** The quantity, and how a quotation differs from it. */
export const asked = style({
  gridArea: '3 / 1 / auto / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s,
  minWidth: 0,
  '@container': { [broad]: { gridArea: '1 / 2' } },
})
/** Digits in one column, packs in another. */
export const amount = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'baseline',
  columnGap: space.s,
  minWidth: 0,
})
/** A number longer than a phone is wide breaks, and leaves its packs some room. */
export const count = style({
  flex: 'none',
  minWidth: '3.75rem',
  maxWidth: '70%',
  overflowWrap: 'anywhere',
  textAlign: 'end',
})
export const packs = style({ minWidth: 0, overflowWrap: 'anywhere' })
/** It is in the line's boxes too, and in a table alone there is room for it. */
export const rate = style({
  display: 'none',
  justifySelf: 'end',
  '@container': { [broad]: { display: 'block', gridArea: '1 / 3' } },
})
export const cost = style({
  gridArea: '1 / 2',
  justifySelf: 'end',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  '@container': { [broad]: { gridArea: '1 / 4' }, [cramped]: { gridArea: '4 / 1 / auto / -1' } },
})

const differs = style({ marginInlineStart: 'auto', fontWeight: 700 })
export const difference = styleVariants({
  same: [differs, { color: color.quiet }],
  apart: [differs, { color: color.critical }],
})
