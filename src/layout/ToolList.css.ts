import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, shadow, space, text } = tokens

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: space.m,
  listStyle: 'none',
})
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.m,
  alignItems: 'center',
  alignContent: 'start',
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: shadow.raised,
  ':hover': { borderColor: color.action },
})
export const title = style({
  display: 'block',
  fontSize: text.l,
  fontWeight: 700,
  // The whole card is the link's target.
  '::after': { content: '""', position: 'absolute', inset: 0 },
})
export const icon = style({ width: '2.5rem', height: '2.5rem', color: color.action })
export const summary = style({ gridColumn: '1 / -1', marginTop: space.s, color: color.quiet })
