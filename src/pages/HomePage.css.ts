import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, size, space, text } = tokens

export const hero = style({
  display: 'grid',
  gap: space.m,
  paddingBlock: space.l,
  maxWidth: size.prose,
})
export const lead = style({ fontSize: text.l, color: color.quiet })
export const section = style({ display: 'grid', gap: space.m, marginTop: space.xl })
export const reasons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space.l,
  listStyle: 'none',
})
export const reason = style({ fontSize: text.m, marginBottom: space.xs })
export const steps = style({
  display: 'grid',
  gap: space.s,
  maxWidth: size.prose,
  paddingInlineStart: space.l,
})
