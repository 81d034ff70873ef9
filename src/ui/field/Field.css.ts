import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColours } from '../../styles/breakpoints.ts'
import { tokens } from '../../styles/tokens.css.ts'

const { color, radius, size, space, text } = tokens

export const field = style({ display: 'grid', gap: space.xs, alignContent: 'start' })
export const label = style({ fontWeight: 700 })
export const hint = style({ color: color.quiet, fontSize: text.s })

/** The frame around an input and its unit. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  border: `2px solid ${color.control}`,
  borderRadius: radius.s,
  background: color.surface,
  selectors: {
    '&:focus-within': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '1px',
    },
    '&:has([aria-invalid="true"])': {
      borderColor: color.critical,
      background: color.criticalGround,
      // Not by its colour alone.
      boxShadow: `inset 0.375rem 0 0 ${color.critical}`,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&:has([aria-invalid="true"])': { border: '4px dashed' } },
    },
  },
})

export const control = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: size.touchable,
  padding: `0 ${space.m}`,
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  // 16 px at least: a smaller font makes phones zoom in on focus.
  fontSize: text.l,
  fontVariantNumeric: 'tabular-nums',
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: color.quiet, opacity: 1 },
})

/** With an arrow of our own: only then does a long choice wrap in place of being cut. */
export const choice = style([
  frame,
  {
    position: 'relative',
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: space.m,
      width: '0.5rem',
      height: '0.5rem',
      border: 'solid currentcolor',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-25%) rotate(45deg)',
      pointerEvents: 'none',
    },
  },
])
export const select = style([
  control,
  {
    height: 'auto',
    paddingBlock: space.s,
    paddingInlineEnd: space.xl,
    appearance: 'none',
    fontSize: text.m,
    whiteSpace: 'normal',
    cursor: 'pointer',
  },
])
globalStyle(`${select} option`, { background: color.surface })
export const unit = style({ paddingInlineEnd: space.m, color: color.quiet, whiteSpace: 'nowrap' })
export const line = style([control, { fontSize: text.m }])
export const textArea = style([
  line,
  { minHeight: '150px', padding: `${space.s} ${space.m}`, resize: 'vertical' },
])
export const error = style({ color: color.critical, fontWeight: 700 })
