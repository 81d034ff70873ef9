import { style } from '@vanilla-extract/css'
import { phoneWidth } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { size, space, text } = tokens

export const heading = style({ '@media': { [phoneWidth]: { fontSize: text.l } } })
/** As large as the search field, so that nothing moves when that appears. */
export const search = style({
  maxWidth: '24rem',
  minHeight: size.touchable,
})
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
})
