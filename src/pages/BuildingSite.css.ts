import { style } from '@vanilla-extract/css'
import { materials } from '../styles/pictureTokens.css.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color } = tokens

export const scene = style({ display: 'block', width: '100%', height: 'auto', fill: 'none' })
export const trunk = style({ stroke: color.control, strokeWidth: 4, strokeLinecap: 'round' })
export const crown = style({ fill: materials.coat })
export const tank = style({ fill: materials.sheet })
const course = style({ strokeWidth: 11 })
export const blocks = style([course, { stroke: materials.block, strokeDasharray: '22 2' }])
export const laid = style([course, { stroke: color.action }])
export const door = style({ fill: color.quiet })
export const sheets = style({
  stroke: materials.sheet,
  strokeWidth: 22,
  strokeDasharray: '6 1.5',
})
export const ground = style({ stroke: color.action, strokeWidth: 4 })
