import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { color, duration, radius, size, space, text } = tokens

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  minHeight: size.touchable,
  border: '2px solid transparent',
  borderRadius: radius.s,
  fontWeight: 700,
  textDecoration: 'none',
  cursor: 'pointer',
  ':disabled': { cursor: 'default', opacity: 0.7 },
})

export const variants = styleVariants({
  primary: [
    base,
    {
      minWidth: size.touchable,
      minHeight: '3.25rem',
      padding: `${space.s} ${space.l}`,
      background: color.action,
      color: color.onAction,
      fontSize: text.l,
      transition: `background ${duration.quick}`,
      ':hover': { background: color.actionHover },
    },
  ],
  secondary: [
    base,
    {
      padding: `0 ${space.m}`,
      borderColor: color.control,
      background: 'transparent',
      color: color.text,
      ':hover': { background: color.sunken },
    },
  ],
  quiet: [
    base,
    {
      padding: `0 ${space.s}`,
      border: 0,
      background: 'transparent',
      color: color.link,
      ':hover': { background: color.sunken },
    },
  ],
  icon: [
    base,
    {
      flex: 'none',
      width: size.touchable,
      padding: 0,
      border: 0,
      background: 'transparent',
      color: 'inherit',
      fontSize: '1.5rem',
      lineHeight: 1,
    },
  ],
})
