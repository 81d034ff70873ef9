import * as pictures from '#messages/pictures.ts'
import type { Material, PartOf } from '../../../schemas/definition/picture.ts'
import { at, type Drawn, measureAcross, type Shape, wordsBeside } from '../drawing.ts'
import type { Quantity, ResolvedText, ValueResolver } from '../valueResolver.ts'

/** The height of canvas that all layers together may take. */
const DEEPEST = 124
const WIDEST = 130
/** A trench leaves room for the ground around it, and for the words beside that. */
const WIDEST_TRENCH = 90
const LEFT = 40
/** A thinner layer would not be seen. */
const MIN_DEPTH = 5
/** A layer of no known depth, beside all the others: ground below them, or a wall beside a coat. */
const BELOW = 0.35
const BESIDE = 3
const LINE = 20
/** The ground beside and under a trench. */
const GROUND = 28

/** A cut through layers, each named beside it. */
export function drawLayers(
  part: PartOf<'layers'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const layers = part.layers.flatMap((layer): Layer[] => {
    const depth = values.quantity(layer.depth, '0.2')
    // A layer whose depth is absent or zero is not drawn.
    if (layer.depth !== undefined && !(depth && depth.value > 0)) return []
    return [{ depth, material: layer.material, label: values.resolveText(layer.label) }]
  })
  const known = layers.reduce((sum, { depth }) => sum + (depth?.value ?? 0), 0)
  if (known === 0) return undefined
  const width = values.quantity(part.width, '0.5')
  const runsOn = (part.sideBySide ? BESIDE : BELOW) * known
  const unknown = layers.filter(({ depth }) => !depth).length * runsOn
  const widest = part.inGround ? WIDEST_TRENCH : WIDEST
  const scale = Math.min(
    DEEPEST / (known + unknown),
    width ? widest / width.value : Number.POSITIVE_INFINITY,
  )
  const drawn = (depth: Quantity | undefined) => (depth?.value ?? runsOn) * scale
  const across = width ? Math.max(width.value * scale, MIN_DEPTH) : widest
  const first = top + 34
  let from = part.sideBySide ? LEFT : first
  const bands = layers.map((layer): Band => {
    const start = from
    from += Math.max(drawn(layer.depth), MIN_DEPTH)
    return { ...layer, from: start, to: from }
  })
  const right = part.sideBySide ? from : LEFT + across
  const below = part.sideBySide ? first + DEEPEST : from
  const beside = right + (part.inGround ? GROUND : 0) + 26
  const lines = placesOfLines(bands, part.sideBySide ? undefined : LINE, first)
  const toScale =
    layers.every(({ depth }) => drawn(depth) >= MIN_DEPTH) &&
    (!width || width.value * scale >= MIN_DEPTH)
  return {
    height: Math.max(below, lines.at(-1) ?? 0) + (part.inGround ? GROUND : 0) + 14 - top,
    toScale,
    shapes: [
      ...(part.inGround ? [ground(first, below, right)] : []),
      ...bands.flatMap((band): Shape[] => [
        bandShape(band, part.sideBySide, { right, below, first }),
      ]),
      ...bands.flatMap((band, index) => {
        const y = lines[index] ?? first
        const x = part.sideBySide ? (band.from + band.to) / 2 : right
        const height = part.sideBySide ? y : (band.from + band.to) / 2
        const { text, field } = band.label
        if (text === '') return []
        return wordsBeside({ x, y: height }, { x: beside, y }, text, field ?? band.depth?.field)
      }),
      ...(width ? measureAcross(LEFT, right, top + 24, width.text, width.field) : []),
    ],
    notes: toScale ? [] : [pictures.layersDiffer],
  }
}

interface Layer {
  depth: Quantity | undefined
  /** Undefined where the layer is not drawn. */
  material: Material | undefined
  label: ResolvedText
}

/** A layer as it lies on the canvas, down it or across it. */
interface Band extends Layer {
  from: number
  to: number
}

function bandShape(
  { from, to, material, depth }: Band,
  upright: boolean,
  { right, below, first }: { right: number; below: number; first: number },
): Shape {
  const box = upright
    ? { x: from, y: first, width: to - from, height: below - first }
    : { x: LEFT, y: from, width: right - LEFT, height: to - from }
  return { kind: 'rect', ...box, paint: material ?? 'ghost', field: depth?.field }
}

/** The heights of the words: each at its layer, or as near below as the words above it allow. */
function placesOfLines(bands: Band[], line: number | undefined, first: number): number[] {
  let free = first + 6
  return bands.map(({ from, to }, index) => {
    if (line === undefined) return first + 20 + index * 32
    const y = Math.max((from + to) / 2, free)
    free = y + line
    return y
  })
}

/** The ground that a trench is dug into. */
function ground(first: number, below: number, right: number): Shape {
  const deep = below - first
  const left = LEFT - GROUND
  const outer = right - LEFT + 2 * GROUND
  const d = `M${at(left)} ${at(first)}h${GROUND}v${at(deep)}h${at(right - LEFT)}v${at(-deep)}h${GROUND}v${at(deep + GROUND)}h${at(-outer)}z`
  return { kind: 'path', d, paint: 'earth' }
}
