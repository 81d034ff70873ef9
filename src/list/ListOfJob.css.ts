import { globalStyle, style } from '@vanilla-extract/css'
import { noHasSupport, wide } from '../styles/breakpoints.ts'
import { onScreen } from '../styles/hidden.css.ts'
import { tokens } from '../styles/tokens.css.ts'
import { panel } from '../ui/spacing/panel.css.ts'

const { color, radius, size, space, text } = tokens

export const buttons = onScreen
export const job = style({ maxWidth: size.prose })
/** A long name leaves room for the button behind it. */
export const jobName = style({ overflowWrap: 'anywhere' })
export const jobEdit = style([buttons, { marginInlineStart: `calc(-1 * ${space.s})` }])
export const jobNote = style({ color: color.quiet, whiteSpace: 'pre-line' })
/** The bill beside its estimates where there is room: its table needs more of it. */
export const workplace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.l,
  marginTop: space.l,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
})
export const empty = style({ maxWidth: size.prose, marginTop: space.m })
export const opening = style({ marginTop: space.l, '@media': { print: { display: 'none' } } })
/** No grid: that would measure a hundred rows whenever one goes. */
export const estimates = style([panel, { paddingBlock: 0, listStyle: 'none' }])
export const estimate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s,
  // As high before its figure is here.
  minHeight: '5.25rem',
  paddingBlock: space.s,
  // Of a hundred, those out of sight cost nothing.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 5.25rem',
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line}` },
    // Its menu is larger than the row.
    '&:has([aria-expanded="true"])': { contentVisibility: 'visible' },
  },
  '@supports': { [noHasSupport]: { contentVisibility: 'visible' } },
  '@media': { print: { minHeight: 0, contentVisibility: 'visible', breakInside: 'avoid' } },
})
globalStyle(`${estimate} > p`, { gridColumn: '1 / -1' })
export const figure = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${figure} > strong`, { marginInlineStart: 'auto', textAlign: 'end' })
/** The actions of a row stand close together, so that its name has the room. */
export const acts = style([buttons, { gap: 0, marginInlineEnd: `calc(-1 * ${space.s})` }])
globalStyle(`${acts} > a`, { minWidth: size.touchable, paddingInline: space.xs })
export const removal = style({ color: color.critical })
export const removed = style([buttons, { minHeight: '5.25rem' }])
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
/** As large as the heading in whose place it stands. */
export const jobTitle = style([name, { fontSize: text.xl }])
/** A text until somebody edits it, but for the line that says so. */
export const nameInPlace = style([
  name,
  {
    // As wide as its text, where a browser can.
    width: 'auto',
    maxWidth: '100%',
    minWidth: '6rem',
    fieldSizing: 'content',
    justifySelf: 'start',
    padding: 0,
    border: 0,
    borderBottom: `1px dashed ${color.control}`,
    borderRadius: 0,
    background: 'transparent',
    textOverflow: 'ellipsis',
    ':hover': { borderBottomStyle: 'solid' },
    '@media': { print: { border: 0 } },
  },
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
