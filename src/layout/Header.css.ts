import { globalStyle, style } from '@vanilla-extract/css'
import { medium, phoneWidth } from '../styles/breakpoints.ts'
import { visible, visuallyHidden } from '../styles/hidden.css.ts'
import { materials } from '../styles/pictureTokens.css.ts'
import { tokens } from '../styles/tokens.css.ts'
import { band } from './Layout.css.ts'

const { color, radius, shadow, size, space, text } = tokens

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  boxShadow: shadow.raised,
  // The page is built like a house: mabati above, courses of block at its foot.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: '0.375rem',
    background: `repeating-linear-gradient(90deg, ${materials.lap}, ${materials.sheet} 6px, ${materials.lap} 12px)`,
  },
  // On paper there is nothing to press.
  '@media': { print: { display: 'none' } },
})
export const bar = style([
  band,
  {
    display: 'flex',
    // The tools menu hangs from it.
    position: 'relative',
    // Where letters are large, the ways are below the name.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.xs,
    minHeight: size.header,
  },
])
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: size.touchable,
  color: color.text,
  minWidth: 0,
  // The name is a sign: it makes way where the text around it is enlarged.
  fontSize: `min(${text.l}, 6.4vw)`,
  lineHeight: 1.1,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
})
export const mark = style({
  flex: 'none',
  width: 'min(2rem, 7vw)',
  height: 'min(2rem, 7vw)',
  // The name is enough where both have no room beside what can be pressed.
  '@media': { '(max-width: 21rem)': { display: 'none' } },
})
/** In two lines on a phone. */
export const name = style({
  width: 'min-content',
  fontSize: '0.7em',
  '@media': { [medium]: { width: 'auto', fontSize: '1em' } },
})
export const laid = style({ fill: color.action })
export const fresh = style({ fill: color.control })
export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [medium]: { gap: space.m } },
})
export const list = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minWidth: '44px',
  minHeight: size.touchable,
  borderRadius: radius.s,
  color: color.text,
  fontSize: `min(${text.m}, 4.6vw)`,
  fontWeight: 700,
  textDecoration: 'none',
  ':hover': { background: color.sunken },
  selectors: { '&[aria-current="page"]': { boxShadow: `inset 0 -3px 0 ${color.action}` } },
  '@media': { [medium]: { paddingInline: space.s } },
})
export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '44px',
  minHeight: size.touchable,
  color: color.text,
  fontSize: `min(${text.s}, 4.2vw)`,
  '@media': { [medium]: { paddingInline: space.s, fontSize: text.m } },
})
export const sign = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  width: '1.5rem',
  height: '1.5rem',
  // The word has the room on a phone.
  display: 'none',
  '@media': { [medium]: { display: 'block' } },
})
// All ways stand beside the name on a phone, in both languages.
globalStyle(`${nav} button`, {
  '@media': { [phoneWidth]: { paddingInline: space.s, gap: space.xs } },
})
/** A phone has room for one word. */
export const shortName = style({ '@media': { [medium]: { display: 'none' } } })
export const longName = style([visuallyHidden, { '@media': { [medium]: visible } }])
export const number = style({
  minWidth: '1.25rem',
  padding: `0 ${space.xs}`,
  borderRadius: '999px',
  background: color.action,
  color: color.onAction,
  fontSize: text.s,
  lineHeight: 1.5,
  textAlign: 'center',
  '@media': { [medium]: { minWidth: '1.5rem', lineHeight: 1.7 } },
})
