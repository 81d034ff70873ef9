import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

/** The menu's panel spans it, so that it is never wider than the page. */
export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.s,
})
