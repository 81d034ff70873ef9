import { style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { color, space, text } = tokens

export const usualValues = style({ gridColumn: '1 / -1' })
export const heading = style({ paddingBottom: space.s, fontSize: text.l })
export const stage = style({
  borderTop: `1px solid ${color.line}`,
  ':last-child': { borderBottom: `1px solid ${color.line}` },
  selectors: { '&[open]': { paddingBottom: space.m } },
})
export const summary = style({
  minHeight: '3rem',
  padding: `${space.s} 0`,
  overflowWrap: 'anywhere',
})
/** The values of the stage, below its name. */
export const line = style({ display: 'block', fontSize: text.s, fontWeight: 400 })
export const changed = style({
  background: color.answer,
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
})
