import { style } from '@vanilla-extract/css'
import { medium } from '../styles/breakpoints.ts'
import { visible, visuallyHidden } from '../styles/hidden.css.ts'
import { materials } from '../styles/pictureTokens.css.ts'
import { tokens } from '../styles/tokens.css.ts'
import { band } from './Layout.css.ts'

const { color, size, space, text } = tokens

const course = `linear-gradient(90deg, ${materials.block} calc(100% - 2px), transparent 0)`

export const footer = style({
  position: 'relative',
  background: color.sunken,
  borderTop: `1px solid ${color.line}`,
  // Two courses in running bond, half a block apart.
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: '1.25rem',
    background: `${course} 0 0 / 3rem 0.5625rem repeat-x, ${course} 1.5rem 0.6875rem / 3rem 0.5625rem repeat-x`,
  },
  // On paper there is nothing to press.
  '@media': { print: { display: 'none' } },
})
/** On a phone each part is a row of links, so that the foot takes a third of the screen. */
export const columns = style([
  band,
  {
    display: 'grid',
    gap: `0 ${space.m}`,
    paddingBlock: space.xs,
    '@media': {
      [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingBlock: space.l },
    },
  },
])
/** The rows of a phone need no headings for the eye. */
export const heading = style([
  visuallyHidden,
  { fontSize: text.m, '@media': { [medium]: { ...visible, marginBottom: space.s } } },
])
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  listStyle: 'none',
  '@media': { [medium]: { display: 'block' } },
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touchable,
  overflowWrap: 'anywhere',
})
export const disclaimer = style([
  band,
  {
    paddingBottom: space.s,
    color: color.quiet,
    fontSize: text.s,
    '@media': { [medium]: { paddingBottom: space.l } },
  },
])
