import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '../styles/breakpoints.ts'
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
export const columns = style([
  band,
  {
    display: 'grid',
    gap: `${space.l} ${space.m}`,
    paddingBlock: space.l,
    // On most phones both lists stand side by side, unless the text is enlarged.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    '@media': { [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
])
/** As wide as both lists of links. */
export const support = style({
  gridColumn: '1 / -1',
  '@media': { [medium]: { gridColumn: 'auto' } },
})
export const heading = style({ marginBottom: space.s, fontSize: text.m })
export const list = style({ listStyle: 'none' })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touchable,
  overflowWrap: 'anywhere',
})
// The arrow and name of a group stand where the links do, its own links under the name.
globalStyle(`${list} summary`, { paddingInline: 0, fontWeight: 400 })
globalStyle(`${list} ${list}`, { paddingInlineStart: space.m })
export const disclaimer = style([
  band,
  { paddingBottom: space.l, color: color.quiet, fontSize: text.s },
])
