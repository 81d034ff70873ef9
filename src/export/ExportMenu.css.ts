import { globalStyle, style } from '@vanilla-extract/css'
import { hand } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, size, space, text } = tokens

/** On a phone the menu's panel spans it, so that it is never wider than the page. */
export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
})
// Smaller than Calculate, so that two fit beside each other on the narrowest phone.
globalStyle(`${bar} > button`, {
  justifyContent: 'center',
  minHeight: size.touchable,
  padding: `0 ${space.m}`,
  fontSize: text.m,
  '@media': { [hand]: { flex: '1 1 auto' } },
})
export const extent = style({ padding: 0, border: 0 })
export const choice = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  accentColor: color.action,
})
