import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, size, space } = tokens

/** Content between the edges of the screen and the widest line that is comfortable. */
export const band = style({
  width: '100%',
  maxWidth: `calc(${size.page} + 2 * ${space.m})`,
  marginInline: 'auto',
  paddingInline: space.m,
})

/** As high as the screen has room: a foot that stood at the screen's end would move while its HTML comes. */
export const main = style([
  band,
  {
    minHeight: `calc(100vh - ${size.header})`,
    paddingBlock: `calc(${space.m} + ${space.xs}) calc(${space.l} + ${space.m})`,
  },
])

export const skip = style({
  position: 'fixed',
  zIndex: 30,
  top: space.s,
  left: space.s,
  padding: `${space.s} ${space.m}`,
  minHeight: size.touchable,
  background: color.surface,
  // Not merely moved away: off-screen things show up in captures and in odd zooms.
  clipPath: 'inset(50%)',
  ':focus': { clipPath: 'none' },
})
