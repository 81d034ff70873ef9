import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, space, text } = tokens

const columns = '(grid-template-columns: subgrid)'

/** At the head of the card with the results. */
export const band = style({
  display: 'grid',
  gap: space.s,
  margin: `calc(-1 * ${space.m}) calc(-1 * ${space.m}) ${space.s}`,
  padding: space.m,
  borderBottom: `2px solid ${color.text}`,
  borderRadius: `${radius.m} ${radius.m} 0 0`,
  background: color.answer,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const heading = style({ fontSize: text.l, lineHeight: 1.2 })
/** Digits in one column, what they count in another. */
export const lines = style({
  listStyle: 'none',
  '@supports': {
    // A number longer than a phone is wide leaves its packs some room.
    [columns]: {
      display: 'grid',
      gridTemplateColumns: 'fit-content(70%) minmax(0, 1fr)',
      columnGap: space.s,
    },
  },
})
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space.s,
  '@supports': {
    [columns]: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
  },
})
export const figure = style({ fontSize: text.answer, lineHeight: 1.2, textAlign: 'end' })
export const packs = style({ minWidth: 0, fontWeight: 700 })
export const sum = style({ paddingTop: space.s, borderTop: `1px solid ${color.line}` })
globalStyle(`${sum} strong`, { fontSize: text.xl })
