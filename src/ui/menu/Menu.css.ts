import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { wide } from '../../styles/breakpoints.ts'
import { headerHeight, tokens } from '../../styles/tokens.css.ts'

const { color, radius, shadow, size, space, text } = tokens

export const menu = styleVariants({
  button: { position: 'relative' },
  box: { '@media': { [wide]: { position: 'relative' } } },
  // The header is its positioned box.
  page: {},
})
export const arrow = style({ width: '0.75rem', height: '0.5rem' })
export const dots = style({ height: '1.25rem' })
const panelBase = style({
  position: 'absolute',
  zIndex: 5,
  top: `calc(100% + ${space.s})`,
  maxHeight: `calc(100vh - ${headerHeight} - ${space.m})`,
  // Beside a variable no browser falls back on the value before.
  '@supports': {
    '(height: 100dvh)': { maxHeight: `calc(100dvh - ${headerHeight} - ${space.m})` },
  },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.s,
  border: `1px solid ${color.control}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: shadow.floating,
})
export const panel = styleVariants({
  button: [panelBase, { top: '100%', insetInlineEnd: 0, width: 'max-content', minWidth: '11rem' }],
  box: [
    panelBase,
    {
      insetInlineStart: 0,
      width: 'min(19rem, 100%)',
      '@media': { [wide]: { width: 'max-content' } },
    },
  ],
  page: [
    panelBase,
    {
      top: '100%',
      insetInline: 0,
      width: 'min(100%, calc(60rem + 2 * 1rem))',
      marginInlineStart: 'auto',
      borderRadius: 0,
      // A shadow at its foot says that more follows there: what scrolls covers it where nothing does.
      background: [
        `linear-gradient(transparent, ${color.surface} 70%) 0 100% / 100% 3rem local no-repeat`,
        `linear-gradient(transparent, ${color.control}) 0 100% / 100% 0.75rem scroll no-repeat`,
        color.surface,
      ].join(', '),
    },
  ],
})

export const group = style({
  padding: `${space.s} ${space.m} ${space.xs}`,
  color: color.quiet,
  fontSize: text.s,
  fontWeight: 700,
})
export const list = style({ listStyle: 'none' })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  minHeight: size.touchable,
  padding: `${space.xs} ${space.m}`,
  borderRadius: radius.s,
  color: color.text,
  textDecoration: 'none',
  ':hover': { background: color.sunken },
  selectors: {
    '&[aria-current="page"]': {
      background: color.answer,
      fontWeight: 700,
      boxShadow: `inset 4px 0 0 ${color.action}`,
    },
  },
})
/** An item that acts on the page. */
export const action = style([
  item,
  { width: '100%', border: 0, background: 'transparent', textAlign: 'start', cursor: 'pointer' },
])
export const disabled = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  minHeight: size.touchable,
  padding: `${space.xs} ${space.m}`,
  color: color.quiet,
  cursor: 'not-allowed',
})
globalStyle(`${list} + ${list}`, {
  borderTop: `1px solid ${color.line}`,
  marginTop: space.s,
  paddingTop: space.s,
})
