import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, shadow, space } = tokens

const panel = style({
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: shadow.raised,
})

export const form = style([
  panel,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l },
])
export const sent = style([
  panel,
  { borderInlineStart: `0.375rem solid ${color.action}`, background: color.answer },
])
/** Not drawn at all: no eye, no Tab and no screen reader comes by. */
export const trap = style({ display: 'none' })
export const failure = style({
  padding: space.m,
  borderInlineStart: `0.375rem solid ${color.critical}`,
  borderRadius: radius.s,
  background: color.criticalGround,
})
export const reasons = style({ display: 'grid', gap: space.s, fontWeight: 700 })
