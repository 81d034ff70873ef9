import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { color, radius, shadow, size, space, text } = tokens

export const block = style({
  display: 'grid',
  gap: space.m,
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: shadow.raised,
})
export const heading = style({ fontSize: text.l })
export const empty = style({
  padding: `${space.xl} ${space.m}`,
  borderRadius: radius.s,
  border: `2px dashed ${color.line}`,
  color: color.quiet,
  textAlign: 'center',
})

const rowBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
  padding: `${space.s} ${space.m}`,
  borderBottom: `1px solid ${color.line}`,
})
export const row = styleVariants({
  normal: [rowBase],
  key: [
    rowBase,
    {
      alignItems: 'center',
      marginTop: space.s,
      borderBottom: 0,
      borderRadius: radius.s,
      background: color.answer,
      fontWeight: 700,
    },
  ],
})

const figureBase = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
export const figure = styleVariants({
  normal: [figureBase, { fontWeight: 600 }],
  key: [figureBase, { fontSize: text.xl }],
})
export const unit = style({ fontSize: text.m, fontWeight: 400 })
export const fallback = style({
  padding: `${space.s} ${space.m}`,
  borderInlineStart: `4px solid ${color.action}`,
  background: color.sunken,
  overflowWrap: 'anywhere',
})
export const stale = style({
  padding: `${space.s} ${space.m}`,
  border: `2px solid ${color.action}`,
  borderRadius: radius.s,
  background: color.surface,
  fontWeight: 600,
})
export const tip = style({ color: color.text })
export const disclaimer = style({ color: color.quiet, fontSize: text.s })
/** As high as the menu that comes into it: nothing below moves. */
export const exporting = style({ minHeight: size.touchable })
