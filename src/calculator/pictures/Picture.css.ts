import { style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { color, radius, space } = tokens

/** The frame. It has the height of a picture before there is one, so that nothing jumps. */
export const frame = style({
  minHeight: '21rem',
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
})
