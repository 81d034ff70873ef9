import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, space, text } = tokens

/** Paper has the sheet alone. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })
export const group = style({ display: 'inline', fontSize: text.m })
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: space.m,
  padding: `0 ${space.m} ${space.m}`,
})
export const item = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const name = style({ padding: 0, fontWeight: 700, overflowWrap: 'anywhere' })
export const others = style({ paddingInline: 0, color: color.quiet, fontSize: text.s })
export const code = style({
  width: '100%',
  minHeight: '7rem',
  padding: space.s,
  fontSize: text.m,
  overflowWrap: 'anywhere',
})
export const frame = style({ display: 'block', width: '100%', height: '40rem', border: 0 })

/** A sheet of paper: black on white, whatever the screen has. */
export const sheet = style({
  display: 'grid',
  gap: space.m,
  maxWidth: '48rem',
  padding: space.l,
  border: `1px solid ${color.line}`,
  '@media': { print: { display: 'block', maxWidth: 'none', padding: 0, border: 0 } },
})
export const table = style({ width: '100%', borderCollapse: 'collapse' })
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.xs} ${space.s} ${space.xs} 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} :is(th, td):last-child`, {
  paddingInlineEnd: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} tr`, { breakInside: 'avoid' })
export const scan = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  '@media': { print: { marginBlock: space.m, breakInside: 'avoid' } },
})
/** Large enough on paper for the camera of a cheap phone at arm's length. */
export const code2d = style({
  flex: 'none',
  width: 'min(18rem, 100%)',
  height: 'auto',
  '@media': { print: { width: '8cm' } },
})
