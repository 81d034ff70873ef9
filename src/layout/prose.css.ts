import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { size, space } = tokens

/** Running text: comfortable lines, space between paragraphs. */
export const prose = style({ display: 'grid', gap: space.m, maxWidth: size.prose })
export const section = style({ display: 'grid', gap: space.m, marginTop: space.xl })
