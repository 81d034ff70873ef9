import { style } from '@vanilla-extract/css'
import { medium } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, shadow, space, text } = tokens

export const group = style({ display: 'grid', gap: space.s })
export const heading = style({ fontSize: text.l })
export const list = style({
  display: 'grid',
  // Two side by side on any phone, unless its text is enlarged.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: space.s,
  listStyle: 'none',
  '@media': {
    [medium]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
      gap: space.m,
    },
  },
})
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  padding: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: shadow.raised,
  ':hover': { borderColor: color.action },
  '@media': {
    [medium]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `${space.s} ${space.m}`,
      alignItems: 'center',
      padding: space.m,
    },
  },
})
export const title = style({
  display: 'block',
  fontWeight: 700,
  lineHeight: 1.3,
  // The whole card is the link's target.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '@media': { [medium]: { fontSize: text.l } },
})
export const icon = style({ width: '2.5rem', height: '2.5rem', color: color.action })
/** On a phone the name and the icon say it. */
export const summary = style({
  display: 'none',
  gridColumn: '1 / -1',
  color: color.quiet,
  '@media': { [medium]: { display: 'block' } },
})
