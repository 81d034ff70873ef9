import { style, styleVariants } from '@vanilla-extract/css'
import type { Paint } from '../../pictures/drawing.ts'
import { materials } from '../../styles/pictureTokens.css.ts'
import { tokens } from '../../styles/tokens.css.ts'

const { color, font, size, space, text } = tokens

export const canvas = style({
  display: 'block',
  width: '100%',
  maxWidth: size.picture,
  height: 'auto',
  marginInline: 'auto',
  overflow: 'visible',
})

const solid = (fill: string) => ({ fill, stroke: materials.edge })

/** The colours of each paint, for shapes and for the legend's samples. */
const colours: Record<Paint, { fill: string; stroke: string }> = {
  concrete: solid(materials.concrete),
  cement: solid(materials.cement),
  sand: solid(materials.sand),
  ballast: solid(materials.ballast),
  block: solid(materials.block),
  tile: solid(materials.tile),
  sheet: solid(materials.sheet),
  steel: solid(materials.steel),
  plaster: solid(materials.plaster),
  paint: solid(materials.coat),
  hardcore: solid(materials.hardcore),
  murram: solid(materials.murram),
  dust: solid(materials.dust),
  board: solid(materials.board),
  earth: solid(materials.earth),
  side: solid(materials.concreteSide),
  joint: { fill: materials.joint, stroke: 'none' },
  cut: solid(materials.cut),
  spare: solid(materials.spare),
  lap: { fill: materials.lap, stroke: 'none' },
  coat: solid(materials.coat),
  ghost: { fill: 'none', stroke: color.control },
  outline: { fill: 'none', stroke: color.text },
  rib: { fill: 'none', stroke: materials.edge },
  measure: { fill: 'none', stroke: color.quiet },
}

/** A shape in its paint; thin lines, so that many pieces do not become a dark patch. */
export const shape = styleVariants(colours, ({ fill, stroke }, paint) => ({
  fill,
  stroke,
  strokeWidth: paint === 'outline' || paint === 'measure' || paint === 'ghost' ? 1.5 : 0.8,
  // Coats lie over each other: the second one covers what shows through the first.
  ...(paint === 'coat' ? { fillOpacity: 0.55 } : {}),
}))

export const focusedShape = style({ stroke: color.action, strokeWidth: 3 })

export const label = style({
  fill: color.text,
  fontFamily: font.body,
  fontSize: 15,
  fontVariantNumeric: 'tabular-nums',
  // A halo keeps a label legible over what it measures.
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
})
export const focusedLabel = style({ fill: color.action, fontWeight: 700 })

export const legend = style({ listStyle: 'none', fontSize: text.s })
export const item = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: space.s,
  overflowWrap: 'anywhere',
})
export const sum = style({ gridColumn: 2, fontWeight: 700 })
const sample = style({ width: '1.25rem', height: '1.25rem', marginTop: '0.125rem' })
export const samples = styleVariants(colours, ({ fill }) => [
  sample,
  { background: fill, border: `1px solid ${color.control}` },
])
export const notes = style({
  marginTop: space.s,
  overflowWrap: 'anywhere',
  color: color.quiet,
  fontSize: text.s,
})
