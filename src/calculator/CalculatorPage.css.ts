import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { low, wide } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, size, space, text } = tokens

export const intro = style({ marginBottom: space.m })
export const heading = style({ fontSize: text.xxl })
export const summary = style({ maxWidth: size.prose, color: color.quiet })
export const workplace = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.xl } },
})
export const footnote = style({ color: color.quiet, fontSize: text.s })

/** In sight for as long as the page is edited; it is as high before its words are here. */
export const editing = style({
  position: 'sticky',
  zIndex: 2,
  top: size.header,
  minHeight: '3.75rem',
  margin: `0 calc(-1 * ${space.m}) ${space.m}`,
  padding: `${space.xs} ${space.m}`,
  borderBlock: `2px solid ${color.action}`,
  background: color.answer,
  lineHeight: 1.2,
  '@media': { [low]: { position: 'static' } },
})
globalStyle(`${editing} > p`, { flex: '1 1 6rem', overflowWrap: 'anywhere' })
// The form, the result and what has the focus stay clear of it.
globalStyle(`html:has(${editing})`, { scrollPaddingTop: `calc(${size.header} + 5rem)` })

const column = { display: 'grid', gap: space.m } as const
/** Result and picture: while there is nothing to read, the picture comes first. */
export const outcome = styleVariants({
  ready: column,
  empty: {
    ...column,
    // It follows the eyes down a long form. A result stays where it came: what grows below it would
    // push it off the screen.
    '@media': { [wide]: { position: 'sticky', top: `calc(${size.header} + ${space.m})` } },
  },
})
globalStyle(`${outcome.empty} > :first-child`, { order: 1 })
