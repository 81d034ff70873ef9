import { style } from '@vanilla-extract/css'
import { phoneWidth } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'
import { panel } from '../ui/spacing/panel.css.ts'

const notOnPaper = { print: { display: 'none' } }

/** As high as the actions above it. */
export const opener = style({
  justifySelf: 'start',
  minHeight: tokens.size.touchable,
  '@media': { [phoneWidth]: { justifySelf: 'stretch' }, ...notOnPaper },
})
export const part = style([panel, { '@media': notOnPaper }])
