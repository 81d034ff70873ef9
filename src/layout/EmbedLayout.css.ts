import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, space, text } = tokens

/** As high as its content, margins and all: the frame is so high. */
export const main = style({ display: 'flow-root', padding: space.m })
export const foot = style({
  marginTop: space.m,
  color: color.quiet,
  fontSize: text.s,
  '@media': { print: { display: 'none' } },
})
