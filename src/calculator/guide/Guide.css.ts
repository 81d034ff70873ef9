import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'
import { faq } from '../../ui/faqs/Faqs.css.ts'
import { standalone } from '../../ui/link/Link.css.ts'

const { color, size, space, text } = tokens

export const guide = style({ marginTop: space.l })
// Paper shows no closed part.
globalStyle(`${guide} > :not([open])`, { '@media': { print: { display: 'none' } } })
globalStyle('summary > h2', { display: 'inline', fontSize: text.m })
export const steps = style({ maxWidth: size.prose, paddingInlineStart: space.l })
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

export const next = style({
  marginTop: space.l,
  '@media': { print: { display: 'none' } },
})
export const heading = style({ fontSize: text.l })
export const related = style({ marginTop: space.s, listStyle: 'none' })
export const link = style([standalone, { fontWeight: 700 }])
export const tool = style([link, faq, { paddingInline: space.m }])
