import { style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'
import { hint } from '../../ui/field/Field.css.ts'

const { color, size, space } = tokens

export const refused = style([hint, { color: color.text }])
export const question = style([
  hint,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
])
export const use = style({
  minHeight: size.touchable,
  padding: `0 ${space.s}`,
  border: 0,
  background: 'transparent',
  color: color.link,
  fontWeight: 700,
  textDecoration: 'underline',
  cursor: 'pointer',
})
