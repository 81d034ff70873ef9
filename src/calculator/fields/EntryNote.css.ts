import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'
import { hint } from '../../ui/field/Field.css.ts'

const { color, space } = tokens

export const refused = style([hint, { color: color.text }])
export const question = style([
  hint,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
])
globalStyle(`${question} > span + button`, { textDecoration: 'underline' })
