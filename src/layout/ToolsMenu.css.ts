import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, size, space, text } = tokens

/** As large as the search field, so that nothing moves when that appears. */
export const search = style({ maxWidth: '24rem', minHeight: size.touchable, margin: space.s })
/** On a desk the groups stand in columns; none is cut in two. */
export const groups = style({ columns: '13rem', columnGap: space.m })
export const group = style({ breakInside: 'avoid' })
export const soon = style({
  padding: `0 ${space.s}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  fontSize: text.s,
})
