import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'
import { standalone } from '../ui/link/Link.css.ts'

const { color, radius, size, space } = tokens

export const page = style({
  display: 'grid',
  gap: space.l,
  alignContent: 'start',
  width: `min(${size.prose}, 100%)`,
  margin: '0 auto',
  padding: `${space.xl} ${space.m}`,
})
export const message = style({
  padding: space.m,
  borderInlineStart: `0.375rem solid ${color.critical}`,
  borderRadius: radius.s,
  background: color.criticalGround,
  color: color.critical,
  overflowWrap: 'anywhere',
  // The check describes a mistake in a definition in several lines.
  whiteSpace: 'pre-wrap',
})
export const homeLink = style([standalone, { fontWeight: 700 }])
