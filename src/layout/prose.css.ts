import { globalStyle, style } from '@vanilla-extract/css'
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
// A heading belongs to what follows it.
globalStyle(`${prose} > h2`, { marginTop: space.m, marginBottom: `calc(-0.5 * ${space.m})` })
/** A part of a page below its first. */
export const section = style({ marginTop: space.xl })
