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
  marginBottom: space.xs,
  // The whole card is the link's target.
  '::after': { content: '""', position: 'absolute', inset: 0 },
})
export const summary = style({ color: color.quiet })
