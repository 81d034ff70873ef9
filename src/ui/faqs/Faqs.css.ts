import { style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { color, radius, space } = tokens

export const faq = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color.surface,
})
export const answer = style({ padding: `0 ${space.m} ${space.m}`, color: color.quiet })
