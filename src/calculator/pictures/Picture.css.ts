import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColours, narrow } from '../../styles/breakpoints.ts'
import { tokens } from '../../styles/tokens.css.ts'
import { panel } from '../../ui/spacing/panel.css.ts'

const { color, size, space } = tokens

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

/** Beside the form of a desk it is open; below a phone's result its heading opens it. */
export const foldable = style([frame, { '@media': { [narrow]: { padding: 0 } } }])
export const fold = style({
  display: 'none',
  alignItems: 'baseline',
  width: '100%',
  minHeight: size.touchable,
  padding: `0.625rem ${space.m}`,
  border: 0,
  background: 'none',
  fontWeight: 700,
  textAlign: 'start',
  cursor: 'pointer',
  // As that of the part above it; a character would be read out.
  '::before': {
    content: '""',
    flex: 'none',
    width: '0.6rem',
    marginInlineEnd: '0.4rem',
    borderBlock: '0.35rem solid transparent',
    borderInlineStart: '0.6rem solid',
  },
  selectors: { '&[aria-expanded="true"]::before': { transform: 'rotate(90deg)' } },
  '@media': { [narrow]: { display: 'flex' } },
})
export const fromFold = styleVariants({
  open: { '@media': { [narrow]: { padding: `0 ${space.m} ${space.m}` } } },
  closed: { '@media': { [narrow]: { display: 'none' } } },
})

/** The place that a picture will take, so that little moves when it comes. */
export const reserved = style({
  maxWidth: size.picture,
  aspectRatio: '32 / 31',
  marginInline: 'auto',
})
