import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'
import { panel } from '../ui/spacing/panel.css.ts'

const { color, font, radius, space, text } = tokens

export const sheet = style([
  panel,
  {
    display: 'grid',
    gap: space.m,
    marginTop: space.xl,
    '@media': {
      print: { display: 'block', padding: 0, border: 0, fontSize: '9.5pt', lineHeight: 1.35 },
    },
  },
])
export const heading = style({
  fontSize: text.m,
  '@media': { print: { fontSize: '11pt', breakAfter: 'avoid' } },
})
export const section = style({
  display: 'grid',
  gap: space.s,
  '@media': { print: { display: 'block', marginTop: space.s } },
})
export const items = style({
  display: 'grid',
  gap: space.m,
  // No line is longer than the eye can follow back.
  maxWidth: '48rem',
  paddingInlineStart: '1.25rem',
  '@media': { print: { display: 'block' } },
})
export const item = style({
  overflowWrap: 'anywhere',
  '@media': { print: { breakInside: 'avoid', marginBottom: space.xs } },
})
export const code = style({
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  marginTop: space.xs,
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.s,
  background: color.sunken,
  fontSize: text.s,
  '@media': {
    print: { display: 'inline', padding: 0, marginInlineStart: space.s, fontSize: 'inherit' },
  },
})
export const line = style({
  marginTop: space.xs,
  color: color.quiet,
  fontFamily: font.body,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { marginTop: 0 } },
})
export const signature = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: '2fr 1fr 2fr',
      gap: space.l,
      marginTop: space.l,
      breakInside: 'avoid',
    },
  },
})
export const blank = style({ minHeight: '3.5rem', borderBottom: '1px solid' })
