import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

/** On a phone the menu's panel spans it, so that it is never wider than the page. */
export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.s,
})
// Smaller than Calculate, so that the menu fits beside it on the narrowest phone.
globalStyle(`${bar} > button`, {
  minHeight: tokens.size.touchable,
  padding: `0 ${tokens.space.m}`,
  fontSize: tokens.text.m,
})
