import { style, styleVariants } from '@vanilla-extract/css'
import { materials } from '../styles/pictureTokens.css.ts'
import { tokens } from '../styles/tokens.css.ts'
import { panel } from '../ui/spacing/panel.css.ts'

const { color, size, space, text } = tokens

export const block = style([panel, { display: 'grid', gap: space.s }])
export const summary = style({ minHeight: size.touchable, cursor: 'pointer' })
export const heading = style({ display: 'inline', fontSize: text.l })
export const name = style({ fontSize: text.m })
export const patterns = style({ listStyle: 'none' })
export const pattern = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  columnGap: space.s,
  paddingBlock: space.xs,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})
export const times = style({ textAlign: 'end', fontWeight: 700 })
export const bar = style({ gridColumn: 2, display: 'block', width: '100%', height: '1rem' })
export const shape = styleVariants({
  steel: { fill: materials.steel, stroke: materials.edge },
  ghost: { fill: 'none', stroke: color.control },
})
export const quiet = style({ color: color.quiet, fontSize: text.s })
