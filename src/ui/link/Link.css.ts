import { style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { size } = tokens

/** A link that stands alone, and not in a sentence: large enough for a finger. */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: size.touchable,
  minHeight: size.touchable,
})
