import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'
import { panel } from '../ui/spacing/panel.css.ts'

const { color, radius, shadow, space } = tokens

const raised = style([panel, { boxShadow: shadow.raised }])

export const form = style([
  raised,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l },
])
export const sent = style([
  raised,
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
