import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { size, space } = tokens

/** Running text: comfortable lines, space between paragraphs. */
export const prose = style({
  display: 'grid',
  // As wide as the page, whatever its longest word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  maxWidth: size.prose,
})
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  marginTop: space.xl,
})
