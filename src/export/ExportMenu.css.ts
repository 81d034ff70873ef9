import { globalStyle, style } from '@vanilla-extract/css'
import { phoneWidth } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, size, space, text } = tokens

/**
 * On a phone the menu's panel spans it, so that it is never wider than the page; its buttons are two in
 * a row, and of three the first leads.
 */
export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  '@media': {
    [phoneWidth]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      columnGap: space.xs,
    },
    print: { display: 'none' },
  },
})
globalStyle(`${bar} > :first-child:nth-last-child(odd)`, { gridColumn: '1 / -1' })
// Smaller than Calculate, so that two fit beside each other on the narrowest phone.
globalStyle(`${bar} > button, ${bar} > div > button`, {
  minHeight: size.touchable,
  padding: `0 ${space.m}`,
  fontSize: text.m,
  '@media': { [phoneWidth]: { width: '100%', paddingInline: space.xs } },
})
export const extent = style({ padding: 0, border: 0 })
export const choice = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  accentColor: color.action,
})
