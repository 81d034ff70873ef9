import { style } from '@vanilla-extract/css'
import { forcedColours } from '../../styles/breakpoints.ts'
import { tokens } from '../../styles/tokens.css.ts'

const { color, radius, size, space } = tokens

export const frame = style({
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  // A drawing is legible in its own colours alone: it has its own ground, with its legend.
  '@media': {
    [forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      color: color.text,
    },
  },
})

/** The place that a picture will take, so that little moves when it comes. */
export const reserved = style({
  maxWidth: size.picture,
  aspectRatio: '32 / 31',
  marginInline: 'auto',
})
