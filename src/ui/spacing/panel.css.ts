import { style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { color, radius, space } = tokens

/** A framed part of a page. */
export const panel = style({
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
})
