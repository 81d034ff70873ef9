import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColours, noHasSupport } from '../../styles/breakpoints.ts'
import { tokens } from '../../styles/tokens.css.ts'

const { color, radius, size, space, text } = tokens

export const field = style({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  selectors: { '&[hidden]': { display: 'none' } },
})
export const label = style({ fontWeight: 700 })
export const hint = style({ color: color.quiet, fontSize: text.s })
/** Comes and goes with the focus of its field. */
export const hintOnFocus = style([hint, {}])

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
    // Paper has what was entered, without the box to enter it.
    print: { minHeight: 0, border: 0 },
  },
})
globalStyle(`${frame} *`, { '@media': { print: { minHeight: 0, padding: 0 } } })
globalStyle(`${frame} ::after, ${frame}::after`, { '@media': { print: { display: 'none' } } })

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
  '@supports': {
    [noHasSupport]: {
      selectors: {
        '&[aria-invalid="true"]': {
          background: color.criticalGround,
          boxShadow: `inset 0.375rem 0 0 ${color.critical}`,
        },
      },
    },
  },
  '::placeholder': { color: color.quiet, opacity: 1 },
})

const arrow = {
  content: '""',
  position: 'absolute',
  width: '0.5rem',
  height: '0.5rem',
  border: 'solid currentcolor',
  borderWidth: '0 2px 2px 0',
  transform: 'translateY(-25%) rotate(45deg)',
  pointerEvents: 'none',
} as const

/** A second number in the same frame. */
export const beside = style([
  control,
  { borderInlineStart: `1px solid ${color.line}`, borderRadius: 0 },
])

/** With an arrow of our own: only then does a long choice wrap in place of being cut. */
export const choice = style([
  frame,
  { position: 'relative', '::after': { ...arrow, insetInlineEnd: space.m } },
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

/** A unit that can be changed looks like one that cannot, but for its arrow. */
export const unitChoice = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  color: color.quiet,
  '::after': { ...arrow, insetInlineEnd: space.s, width: '0.375rem', height: '0.375rem' },
})
export const unitSelect = style({
  minWidth: size.touchable,
  minHeight: size.touchable,
  padding: `0 1.375rem 0 ${space.s}`,
  border: 0,
  borderRadius: radius.s,
  appearance: 'none',
  background: 'transparent',
  color: 'inherit',
  fontSize: text.m,
  // As wide as its widest unit; the chosen one is beside its arrow.
  textAlign: 'end',
  textAlignLast: 'end',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
})
globalStyle(`${unitSelect} option`, { background: color.surface, color: color.text })
/** A long unit wraps where letters are large, and the number keeps its room. */
export const unit = style({
  maxWidth: '60%',
  paddingInlineEnd: space.m,
  color: color.quiet,
  overflowWrap: 'anywhere',
})
export const line = style([control, { fontSize: text.m }])
export const textArea = style([
  line,
  { minHeight: '150px', padding: `${space.s} ${space.m}`, resize: 'vertical' },
])
export const error = style({ color: color.critical, fontWeight: 700 })
