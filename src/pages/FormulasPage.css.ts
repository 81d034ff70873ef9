import { style } from '@vanilla-extract/css'
import { headerHeight, tokens } from '../styles/tokens.css.ts'

const { color, radius, size, space } = tokens

export const intro = style({ maxWidth: size.prose })
export const group = style({ marginTop: space.l })
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  columnGap: space.l,
  listStyle: 'none',
})
export const entry = style({
  paddingInline: space.s,
  borderRadius: radius.s,
  // Below the header, which stays.
  scrollMarginTop: `calc(${headerHeight} + ${space.l})`,
  ':target': { background: color.answer },
})
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
  '@media': { print: { display: 'none' } },
})
