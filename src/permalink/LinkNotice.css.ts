import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, space } = tokens

export const refused = style({ marginBottom: space.m, color: color.critical })
