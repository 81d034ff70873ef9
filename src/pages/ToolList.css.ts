import { style } from '@vanilla-extract/css'
import { broad, medium, wide } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, radius, shadow, space, text } = tokens

const columns = (number: number) => ({ gridTemplateColumns: `repeat(${number}, minmax(0, 1fr))` })

export const heading = style({ fontSize: text.l })
export const list = style({
  display: 'grid',
  ...columns(1),
  gap: space.s,
  listStyle: 'none',
  '@media': {
    [medium]: { ...columns(2), gap: space.m },
    [wide]: columns(3),
    [broad]: columns(4),
  },
})
/** The one calculator of its category, as wide as the page. */
export const feature = style({ display: 'grid', ...columns(1), listStyle: 'none' })

/** A last card that would stand alone in its row takes the whole row. */
const lastAlone = (number: number) => ({
  selectors: {
    // As strong as the next line, so that it takes back what a narrower screen asks for.
    [`${list} > &:last-child:nth-child(n)`]: { gridColumn: 'auto' },
    [`${list} > &:last-child:nth-child(${number}n + 1)`]: { gridColumn: '1 / -1' },
  },
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
  selectors: { [`${feature} > &`]: { borderColor: color.action, background: color.answer } },
  '@media': {
    [medium]: { padding: space.m, ...lastAlone(2) },
    [wide]: lastAlone(3),
    [broad]: lastAlone(4),
  },
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
