import { style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { color, radius, size, space } = tokens

export const list = style({ display: 'grid', gap: space.s, maxWidth: size.prose })
export const faq = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color.surface,
})
export const question = style({
  minHeight: size.touchable,
  // One line is in the middle of the height; browsers that know no line's height leave it higher.
  padding: [`0.625rem ${space.m}`, `calc((${size.touchable} - 1lh) / 2) ${space.m}`],
  fontWeight: 700,
  cursor: 'pointer',
})
export const answer = style({ padding: `0 ${space.m} ${space.m}`, color: color.quiet })
