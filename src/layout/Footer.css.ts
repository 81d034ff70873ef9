import { style } from '@vanilla-extract/css'
import { medium } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'
import { band } from './Layout.css.ts'

const { color, size, space, text } = tokens

export const footer = style({
  background: color.sunken,
  borderTop: `1px solid ${color.line}`,
  // On paper there is nothing to press.
  '@media': { print: { display: 'none' } },
})
export const columns = style([
  band,
  {
    display: 'grid',
    gap: space.l,
    paddingBlock: space.xl,
    '@media': { [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
])
export const heading = style({ marginBottom: space.s, fontSize: text.m })
export const list = style({ listStyle: 'none' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touchable,
  overflowWrap: 'anywhere',
})
export const disclaimer = style([
  band,
  { paddingBlock: space.l, color: color.quiet, fontSize: text.s },
])
