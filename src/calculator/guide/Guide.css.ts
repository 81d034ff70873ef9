import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'
import { faq } from '../../ui/faqs/Faqs.css.ts'

const { color, radius, size, space, text } = tokens

const below = style({ display: 'grid', gap: space.s, marginTop: space.l })
/** Beside each other where the page is wide: what is open takes a column of its own. */
export const guide = style([
  below,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    alignItems: 'start',
  },
])
// What is closed says nothing on paper.
globalStyle(`${guide} > :not([open])`, { '@media': { print: { display: 'none' } } })
globalStyle('summary > h2', { display: 'inline', fontSize: text.m })
export const section = style({ display: 'grid', gap: space.m })
export const steps = style({
  display: 'grid',
  gap: space.s,
  maxWidth: size.prose,
  paddingInlineStart: space.l,
})
export const examples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: space.m,
})
export const example = style({
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
})
export const exampleName = style({ marginBottom: space.s, fontSize: text.m })
export const arrow = style({ padding: `${space.xs} 0`, color: color.quiet, fontSize: text.s })

const pairBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  fontVariantNumeric: 'tabular-nums',
})
// A long label wraps beside its figure, down to its longest word.
globalStyle(`${pairBase} > dt`, { flex: '1 1 0', minWidth: 'min-content' })
/** Figures stand on the right; one takes a line of its own where a label leaves no room. */
export const value = style({
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
export const pair = styleVariants({
  normal: [pairBase, { color: color.quiet }],
  key: [pairBase, { fontWeight: 700 }],
})

export const next = style([below, { '@media': { print: { display: 'none' } } }])
export const heading = style({ fontSize: text.l })
export const related = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginTop: space.s,
  listStyle: 'none',
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touchable,
  fontWeight: 700,
})
export const tool = style([link, faq, { paddingInline: space.m }])
