import { globalStyle, style } from '@vanilla-extract/css'
import { footed } from '../../styles/breakpoints.ts'
import { tokens } from '../../styles/tokens.css.ts'
import { stale } from './Results.css.ts'

const { color, shadow, size, space, text } = tokens

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 5,
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: size.bar,
  // Two lines fit into its height: Calculate is above it.
  padding: `${space.xs} ${space.m}`,
  border: 0,
  borderTop: `3px solid ${color.action}`,
  background: color.answer,
  boxShadow: shadow.floating,
  textAlign: 'start',
  cursor: 'pointer',
  // Beside the form the result itself is in sight; on a low screen the bar would hide the form.
  '@media': { [footed]: { display: 'flex' } },
})
// The answer to other inputs does not shine.
globalStyle(`body:has(${stale}) ${bar}`, { background: color.surface, color: color.quiet })
export const label = style({
  flex: 1,
  minWidth: 0,
  fontSize: text.s,
  fontWeight: 700,
  lineHeight: 1.25,
})
export const figure = style({
  maxWidth: '60%',
  lineHeight: 1.2,
  fontSize: text.l,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
