import { style } from '@vanilla-extract/css'
import { materials } from '../styles/pictureTokens.css.ts'
import { tokens } from '../styles/tokens.css.ts'

export const wall = style({ width: '10.5rem', height: 'auto', fill: 'none' })
export const blocks = style({
  stroke: materials.block,
  strokeWidth: 14,
  strokeDasharray: '30 2',
})
export const gap = style({ stroke: tokens.color.action, strokeWidth: 2, strokeDasharray: '4 3' })
