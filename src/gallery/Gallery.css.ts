import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, space, text } = tokens

export const contents = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  columnGap: space.l,
  listStyle: 'none',
})
export const group = style({ marginTop: space.xxl })
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(28rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.xl,
})
export const state = style({ paddingTop: space.s, borderTop: `1px solid ${color.line}` })
export const wide = style([state, { gridColumn: '1 / -1' }])
export const name = style({ color: color.quiet, fontSize: text.m })
