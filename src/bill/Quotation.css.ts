import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, space } = tokens

const differs = style({ fontWeight: 700 })
export const difference = styleVariants({
  same: [differs, { color: color.quiet }],
  apart: [differs, { color: color.critical }],
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
