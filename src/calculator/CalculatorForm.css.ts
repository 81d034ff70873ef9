import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, shadow, space } = tokens

export const form = style({
  display: 'grid',
  gap: space.l,
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: shadow.raised,
})
export const fields = style({ display: 'grid', gap: space.m })
export const script = style({ fontWeight: 700 })
