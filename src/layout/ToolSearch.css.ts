import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, space } = tokens

export const count = style({
  color: color.quiet,
  selectors: { '&:not(:empty)': { paddingTop: space.s } },
})
