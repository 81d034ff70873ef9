import { globalStyle, style } from '@vanilla-extract/css'
import { medium, noHasSupport } from '../../styles/breakpoints.ts'
import { tokens } from '../../styles/tokens.css.ts'
import { beside, error } from '../../ui/field/Field.css.ts'

const { color, space, text } = tokens

export const repeat = style({
  display: 'grid',
  gap: space.s,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const legend = style({ padding: 0, fontWeight: 700 })
export const hint = style({ color: color.quiet, fontSize: text.s })

/** Its legend and the button to remove it stand in one line. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  minWidth: 0,
  margin: 0,
  padding: `0 0 ${space.m}`,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
})
export const title = style({
  // A legend that floats is laid out as everything else.
  float: ['left', 'inline-start'],
  padding: `${space.s} 0`,
  color: color.quiet,
})
/** Two boxes side by side on a phone, where each has room for a number and its unit. */
export const fields = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.s,
  // Any of them may be feet and inches.
  '@supports': { [noHasSupport]: { gridTemplateColumns: '1fr' } },
})
globalStyle(`${fields} input`, { paddingInline: space.s, fontSize: text.m })
// Feet and inches need the room of two, and so do words. By a class: React writes an input's name at each key.
globalStyle(`${fields} > :has(${beside}, ${error})`, {
  gridColumn: '1 / -1',
  '@media': { [medium]: { gridColumn: 'span 2' } },
})

export const remove = style({ marginInlineEnd: `calc(-1 * ${space.s})` })
