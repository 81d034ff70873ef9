import { globalStyle, style } from '@vanilla-extract/css'
import { low } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'
import { cramped } from './columns.ts'

const { color, space, text } = tokens

/** The band of a sum: it is underlined twice. */
export const total = style({
  padding: space.s,
  borderTop: `2px solid ${color.text}`,
  borderBottom: `4px double ${color.text}`,
  background: color.answer,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
})
globalStyle(`${sum} > :last-child`, { marginInlineStart: 'auto', textAlign: 'end' })
globalStyle(`${sum}:first-child > strong`, { fontSize: text.l })
/** The total, at the foot of the screen while the lines above it are read. */
export const inSight = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  '@media': { print: { position: 'static' }, [low]: { position: 'static' } },
  // Where letters are so large that it would cover all that it sums up.
  '@container': { [cramped]: { position: 'static' } },
})
