import { style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { color, radius, space, text } = tokens

export const working = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
})
export const inside = style({
  padding: `0 ${space.m} ${space.m}`,
  overflowWrap: 'anywhere',
})
export const steps = style({ listStyle: 'none' })
// A screen reader's copy of a step is placed in its step, or it would stretch the page.
export const step = style({ position: 'relative', fontVariantNumeric: 'tabular-nums' })
export const line = style({ display: 'block', paddingInlineStart: '1.25em', textIndent: '-1.25em' })
export const note = style({ color: color.quiet, fontSize: text.s })
