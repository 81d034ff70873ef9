import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'
import { panel } from '../ui/spacing/panel.css.ts'

const { color, radius, size, space, text } = tokens

/** The bill beside its estimates where there is room. */
export const workplace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.l,
  marginTop: space.l,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const empty = style({ maxWidth: size.prose, marginTop: space.m })
export const opening = style({ marginTop: space.l, '@media': { print: { display: 'none' } } })
export const texts = style([panel, { paddingBlock: space.xs }])
globalStyle(`${texts} > div`, { marginBottom: space.s })
export const buttons = style({ '@media': { print: { display: 'none' } } })
/** Three in a row on the narrowest phone. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: space.xs,
  maxWidth: '22rem',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${actions} > *`, { paddingInline: space.xs })
/** No grid: that would measure a hundred rows whenever one goes. */
export const cards = style({ listStyle: 'none' })
export const card = style([
  panel,
  {
    alignContent: 'start',
    // As high before its figure is here.
    minHeight: '13.5rem',
    marginBottom: space.m,
    // Of a hundred, those out of sight cost nothing.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 11rem',
    '@media': { print: { minHeight: 0, contentVisibility: 'visible', breakInside: 'avoid' } },
  },
])
export const figure = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const quiet = style({ color: color.quiet, fontSize: text.s })
export const label = style({ color: color.quiet, fontSize: text.s })
const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: size.touchable,
  padding: `${space.xs} ${space.s}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.s,
  background: color.surface,
  // 16 px at least: a smaller font makes phones zoom in on focus.
  fontSize: text.m,
})
export const name = style([
  input,
  { fontWeight: 700, '::placeholder': { color: color.quiet, opacity: 1 } },
])
export const note = style([input, { minHeight: '4.5rem', resize: 'vertical' }])
export const problem = style({ color: color.critical })
export const problems = style([
  panel,
  {
    marginTop: space.s,
    borderColor: color.critical,
    borderInlineStartWidth: '0.5rem',
    background: color.criticalGround,
  },
])
export const problemList = style({ paddingInlineStart: '1.25rem' })
export const shares = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { selectors: { '&:not([open])': { display: 'none' } } } },
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touchable,
  width: 'fit-content',
  color: color.link,
  cursor: 'pointer',
  textDecoration: 'underline',
  // The arrow goes with the words.
  '::before': { content: '"▸"', paddingInlineEnd: space.xs },
  selectors: { 'details[open] > &::before': { content: '"▾"' } },
})
export const sharing = style({ paddingInlineStart: space.m, listStyle: 'none' })
