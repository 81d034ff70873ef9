import { style } from '@vanilla-extract/css'
import { forcedColours } from '../../styles/breakpoints.ts'
import { tokens } from '../../styles/tokens.css.ts'
import { panel } from '../../ui/spacing/panel.css.ts'

const { color, size } = tokens

export const frame = style([
  panel,
  {
    // A drawing is legible in its own colours alone: it has its own ground, with its legend.
    '@media': {
      [forcedColours]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        color: color.text,
      },
    },
  },
])

/** The place that a picture will take, so that little moves when it comes. */
export const reserved = style({
  maxWidth: size.picture,
  aspectRatio: '32 / 31',
  marginInline: 'auto',
})
