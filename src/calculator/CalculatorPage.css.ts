import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { wide } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, size, space, text } = tokens

export const intro = style({ display: 'grid', gap: space.s, marginBottom: space.l })
export const heading = style({ fontSize: text.xxl })
export const summary = style({ maxWidth: size.prose, color: color.quiet })
export const workplace = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.xl } },
})
export const entry = style({ display: 'grid', gap: space.m })
export const footnote = style({ color: color.quiet })

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
