import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/breakpoints.ts'
import { tokens } from '../../styles/tokens.css.ts'

const { color, shadow, size, space, text } = tokens

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: size.bar,
  padding: `${space.s} ${space.m}`,
  border: 0,
  borderTop: `3px solid ${color.action}`,
  background: color.answer,
  boxShadow: shadow.floating,
  textAlign: 'start',
  cursor: 'pointer',
  // Side by side with the form, the result itself is in sight.
  '@media': { [wide]: { display: 'none' } },
})
export const label = style({ fontSize: text.s, fontWeight: 600, minWidth: 0 })
export const figure = style({
  fontSize: text.l,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
