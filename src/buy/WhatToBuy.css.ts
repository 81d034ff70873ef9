import { style, styleVariants } from '@vanilla-extract/css'
import { visuallyHidden } from '../styles/hidden.css.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, size, space, text } = tokens

export const block = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.m,
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
})
export const heading = style({ fontSize: text.l })
export const note = style({
  padding: `${space.s} ${space.m}`,
  borderInlineStart: `4px solid ${color.action}`,
  background: color.sunken,
})
export const lines = style({ display: 'grid', listStyle: 'none' })
export const line = style({
  // A copy for screen readers is placed in its line, or it would stretch the page.
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  padding: `${space.s} 0 ${space.m}`,
  borderTop: `1px solid ${color.line}`,
})
export const name = style({ color: color.quiet, fontSize: text.m, fontWeight: 400 })
/** What to ask for on the left, what it costs on the right. */
export const asked = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const amount = style({ fontSize: text.l })
export const cost = style({ marginInlineStart: 'auto', fontWeight: 700 })
export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s,
})
export const field = style({ display: 'grid', gap: space.xs, width: '7.25rem', maxWidth: '100%' })
/** As wide as the longest pack. */
export const choice = style([field, { width: 'auto', minWidth: '7.25rem', cursor: 'pointer' }])
export const label = style({ color: color.quiet, fontSize: text.s })
export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: size.touchable,
  padding: `0 ${space.s}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.s,
  background: color.surface,
  // 16 px at least: a smaller font makes phones zoom in on focus.
  fontSize: text.m,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: color.critical,
      boxShadow: `inset 0.25rem 0 0 ${color.critical}`,
    },
  },
})
export const select = style([input, { cursor: 'pointer' }])
export const problem = style({ color: color.critical, fontSize: text.s })
const differs = style({ fontWeight: 700 })
export const difference = styleVariants({
  same: [differs, { color: color.quiet }],
  apart: [differs, { color: color.critical }],
})
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
  padding: `${space.s} ${space.s}`,
  borderTop: `2px solid ${color.text}`,
  borderBottom: `4px double ${color.text}`,
  background: color.answer,
  fontSize: text.l,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const compared = style({ paddingTop: space.s })
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  width: 'fit-content',
  minHeight: size.touchable,
  fontWeight: 700,
  cursor: 'pointer',
})
export const box = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  accentColor: color.action,
})
export const hidden = visuallyHidden
