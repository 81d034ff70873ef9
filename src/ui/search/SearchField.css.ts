import { style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { color, radius, size, space } = tokens

export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: size.touchable,
  padding: `0 ${space.s}`,
  border: `2px solid ${color.control}`,
  borderRadius: radius.s,
  background: color.surface,
  color: color.text,
  // 16 px at least: a smaller font makes phones zoom in on focus.
  fontSize: '1rem',
  '::placeholder': { color: color.quiet, opacity: 1 },
})
