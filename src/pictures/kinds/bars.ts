import type { ParameterOf } from '../../../schemas/definition/picture.ts'
import {
  at,
  type Drawing,
  label,
  MOST_PIECES,
  measureAcross,
  type PlainShape,
  type Shape,
  textWidth,
} from '../drawing.ts'
import type { Quantities, Quantity } from '../quantities.ts'

const BUNDLE = { x: 90, y: 232, radius: 62 }

/** A bar's cross-section among the other sizes, its length, and the bundle from its end. */
export function drawBars(quantity: Quantities<ParameterOf<'bars'>>): Drawing {
  const diameter = quantity('diameter')
  const length = quantity('length')
  const bars = quantity('bars')
  const weight = quantity('weight')
  const sketch = weight.text === ''
  const bundle = bundleOf(bars)
  const countIsLegible = isLegible(barsText(bars))
  const weightIsLegible = isLegible(weight.text)
  return {
    height: 302,
    shapes: [
      ...sizes(diameter),
      ...measureAcross(8, 312, 128, length.text, length.field),
      ...barFromTheSide(144, length.field),
      ...bundle.shapes,
      ...label(
        236,
        sketch ? 236 : 222,
        sketch ? bars.text : countIsLegible ? barsText(bars) : '',
        bars.field,
        BESIDE,
      ),
      ...label(236, 246, weightIsLegible ? weight.text : '', undefined, BESIDE),
    ],
    subject: `A bar of ${diameter.text}, ${length.text} long; its cross-section to scale beside the other sizes`,
    legend: [
      {
        paint: 'steel',
        text: `${barsText(bars)} in the bundle`,
        count: bars.value,
        labelled: countIsLegible,
        drawn: bundle.each ? { as: 'each', piece: 'bar' } : { as: 'stated' },
      },
      { text: `${weight.text} in all`, labelled: weightIsLegible, drawn: { as: 'stated' } },
    ],
    notes: [
      'The length is not to scale',
      ...(bundle.each ? [] : [`${barsText(bars)}, drawn as a pattern`]),
    ],
  }
}

/** Room for words beside the bundle; what is too long for it stands below the picture. */
const BESIDE = 150

function isLegible(text: string): boolean {
  return textWidth(text) <= 1.3 * BESIDE
}

function barsText({ text, exact }: Quantity): string {
  return `${text} ${exact.equals(1) ? 'bar' : 'bars'}`
}

/** Every size on offer at one scale, the chosen one filled. */
function sizes(diameter: Quantity): Shape[] {
  const all = diameter.options.length > 0 ? diameter.options : [diameter.value]
  const sum = all.reduce((total, size) => total + size, 0)
  const space = Math.min(14, 120 / all.length)
  const scale = Math.min((304 - space * (all.length - 1)) / sum, 64 / Math.max(...all))
  let x = (320 - sum * scale - space * (all.length - 1)) / 2
  return all.flatMap((size): Shape[] => {
    const drawn = size * scale
    const middle = x + drawn / 2
    x += drawn + space
    const chosen = Math.abs(size - diameter.value) < 1e-9
    const circle: Shape = {
      kind: 'circle',
      x: middle,
      y: 68 - drawn / 2,
      radius: drawn / 2,
      paint: chosen ? 'steel' : 'ghost',
      field: chosen ? diameter.field : undefined,
    }
    return chosen ? [circle, ...label(middle, 88, diameter.text, diameter.field)] : [circle]
  })
}

/** A ribbed bar with a break in the middle: its length is not to scale. */
function barFromTheSide(y: number, field: string | undefined): Shape[] {
  const ribs = Array.from({ length: 24 }, (_, rib) =>
    rib === 11 || rib === 12 ? '' : `M${14 + rib * 12.7} ${y}l-5 10`,
  ).join('')
  return [
    { kind: 'path', d: `M8 ${y}h146l-4 5 8 0 -4 5h-146z`, paint: 'steel', field },
    { kind: 'path', d: `M166 ${y}h146v10h-146l4 -5 -8 0z`, paint: 'steel', field },
    { kind: 'path', d: ribs, paint: 'rib' },
  ]
}

/** The bars of a bundle, packed as a tied bundle packs. */
function bundleOf(bars: Quantity): { shapes: Shape[]; each: boolean } {
  const count = Math.ceil(bars.value)
  const { x, y, radius } = BUNDLE
  const wire: Shape = {
    kind: 'circle',
    x,
    y,
    radius: radius + 3,
    paint: 'outline',
    field: bars.field,
  }
  if (count > MOST_PIECES) {
    const step = 9
    const high = step * Math.sqrt(3)
    const disc = (cx: number, cy: number): PlainShape => ({
      kind: 'circle',
      x: cx,
      y: cy,
      radius: step / 2 - 0.4,
      paint: 'steel',
    })
    const cell = { x: x - radius, y: y - radius, width: step, height: high }
    const shapes = [disc(step / 2, high / 4), disc(0, (high * 3) / 4), disc(step, (high * 3) / 4)]
    const face = {
      x: x - radius,
      y: y - radius,
      width: 2 * radius,
      height: 2 * radius,
      round: radius,
    }
    return {
      each: false,
      shapes: [wire, { kind: 'pattern', ...face, cell, shapes, paint: 'steel', field: bars.field }],
    }
  }
  const places = packed(count)
  const reach = widest(places) + 0.5
  const size = Math.min(radius / reach, 20)
  const shapes = places.flatMap((place, index): Shape[] => {
    const share = index === count - 1 ? bars.value - index : 1
    const disc = { kind: 'circle', x: x + place.x * size, y: y + place.y * size } as const
    const full = Math.max(size / 2 - 0.4, 0.3)
    if (share === 1)
      return [{ ...disc, radius: full, paint: 'steel', field: bars.field, piece: 'bar' }]
    return [
      { ...disc, radius: full, paint: 'ghost' },
      sector(disc.x, disc.y, full, share, bars.field),
    ]
  })
  return { each: true, shapes: [{ ...wire, radius: reach * size + 3 }, ...shapes] }
}

/** The part of a bar that is left over, as a part of its disc. */
function sector(
  x: number,
  y: number,
  radius: number,
  share: number,
  field: string | undefined,
): Shape {
  const angle = share * 2 * Math.PI
  const end = `${at(x + radius * Math.sin(angle))} ${at(y - radius * Math.cos(angle))}`
  const d = `M${at(x)} ${at(y)}V${at(y - radius)}A${at(radius)} ${at(radius)} 0 ${share > 0.5 ? 1 : 0} 1 ${end}z`
  return { kind: 'path', d, paint: 'steel', field, piece: 'bar', share }
}

/** Where a hexagonal packing may have its middle: on a point, between two, among three. */
const MIDDLES: [number, number][] = [
  [0, 0],
  [0.5, 0],
  [0.5, Math.sqrt(3) / 6],
]

interface Point {
  x: number
  y: number
  /** How far from the middle, rounded so that equal distances are equal. */
  far: number
}

/** So many points of a hexagonal packing, as round as they can lie. */
function packed(count: number): Point[] {
  // So many bars fill a circle of this radius, and the rows on its edge need one more.
  const reach = Math.ceil(0.65 * Math.sqrt(count)) + 2
  const steps = Array.from({ length: 2 * reach + 1 }, (_, step) => step - reach)
  const bundles = MIDDLES.map(([middleX, middleY]) => {
    const points = steps.flatMap((row) =>
      steps.map((column): Point => {
        const x = column + (row % 2 === 0 ? 0 : 0.5) - middleX
        const y = (row * Math.sqrt(3)) / 2 - middleY
        return { x, y, far: Math.round(Math.sqrt(x * x + y * y) * 1e6) / 1e6 }
      }),
    )
    // Of two at one distance the lower one comes first: bars lie on each other.
    return points.sort((one, other) => one.far - other.far || other.y - one.y).slice(0, count)
  })
  return bundles.reduce((best, points) => (widest(points) < widest(best) ? points : best))
}

function widest(points: Point[]): number {
  return points.at(-1)?.far ?? 0
}
