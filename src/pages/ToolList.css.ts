import { style } from '@vanilla-extract/css'
import { medium } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, shadow, space, text } = tokens

export const heading = style({ fontSize: text.l })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: space.s,
  listStyle: 'none',
  '@media': { [medium]: { gap: space.m } },
})
/** A row of a list on a phone: icon, name, and one line that says what for. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.m,
  alignItems: 'center',
  // In a row with a higher card, name and line stay together.
  alignContent: 'center',
  padding: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: shadow.raised,
  ':hover': { borderColor: color.action },
  '@media': { [medium]: { padding: space.m } },
})
export const title = style({
  fontWeight: 700,
  // The whole card is the link's target.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '@media': { [medium]: { fontSize: text.l } },
})
export const icon = style({
  gridRow: 'span 2',
  width: '2.5rem',
  height: '2.5rem',
  color: color.action,
})
export const purpose = style({
  color: color.quiet,
  fontSize: text.s,
  '@media': { [medium]: { fontSize: text.m } },
})
