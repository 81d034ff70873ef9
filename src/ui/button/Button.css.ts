import { style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { color, duration, radius, size, space, text } = tokens

/** Also for links that look like the button they replace. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3.25rem',
  minWidth: size.touchable,
  padding: `${space.s} ${space.l}`,
  border: '2px solid transparent',
  borderRadius: radius.s,
  background: color.action,
  color: color.onAction,
  fontSize: text.l,
  fontWeight: 700,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${duration.quick}`,
  ':hover': { background: color.actionHover },
  ':disabled': { cursor: 'default', opacity: 0.7 },
})
