import * as pictures from '#messages/pictures.ts'
import type { Material, PartOf } from '../../../schemas/definition/picture.ts'
import { say } from '../../../schemas/messages/message.ts'
import {
  at,
  type Drawn,
  label,
  MAX_PIECES,
  type PlainShape,
  type Shape,
  textWidth,
} from '../drawing.ts'
import { hexPack, packRadius } from '../hexPack.ts'
import type { Quantity, ValueResolver } from '../valueResolver.ts'
import { countedQuantity } from '../words.ts'

/** The bundle's middle across the canvas, and its size. */
const x = 90
const radius = 62

/** Bars seen from their ends, tied together, with their number and their total beside them. */
export function drawBundle(
  { bars: barsName, noun, material, sum: sumTemplate }: PartOf<'bundle'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const bars = values.quantity(barsName, '7')
  if (!bars) return undefined
  const middle = top + 72
  const bundle = tied(bars, { paint: material, field: bars.field, piece: noun }, middle)
  const count = countedQuantity(bars, noun)
  const sum = values.resolveText(sumTemplate)
  const countIsLegible = isLegible(count)
  const sumIsLegible = isLegible(sum.text)
  const beside = values.isSketch ? bars.text : countIsLegible ? count : ''
  const isLonely = values.isSketch || sum.text === ''
  return {
    height: 142,
    shapes: [
      ...bundle.shapes,
      ...label(236, middle + (isLonely ? 4 : -10), beside, bars.field, BESIDE),
      ...label(236, middle + 14, sumIsLegible ? sum.text : '', sum.field, BESIDE),
    ],
    legend: [
      {
        paint: material,
        text: say(pictures.inBundle, { bars: count }),
        count: bars.value,
        labelled: countIsLegible,
        drawn: bundle.each ? { as: 'each', piece: noun } : { as: 'stated' },
      },
      ...(sum.text === ''
        ? []
        : [
            {
              text: say(pictures.inAll, { sum: sum.text }),
              labelled: sumIsLegible,
              drawn: { as: 'stated' as const },
            },
          ]),
    ],
    notes: bundle.each ? [] : [say(pictures.pattern, { pieces: count })],
  }
}

interface Meaning {
  paint: Material
  field: string | undefined
  piece: string
}

/** Room for words beside the bundle; longer ones go below the picture. */
const BESIDE = 150

function isLegible(text: string): boolean {
  return textWidth(text) <= 1.3 * BESIDE
}

/** The bars of a bundle, packed as a tied bundle packs. */
function tied(bars: Quantity, meaning: Meaning, y: number): { shapes: Shape[]; each: boolean } {
  const { paint, field } = meaning
  const count = Math.ceil(bars.value)
  const wire: Shape = {
    kind: 'circle',
    x,
    y,
    radius: radius + 3,
    paint: 'outline',
    field,
  }
  if (count > MAX_PIECES) {
    const step = 9
    const high = step * Math.sqrt(3)
    const disc = (cx: number, cy: number): PlainShape => ({
      kind: 'circle',
      x: cx,
      y: cy,
      radius: step / 2 - 0.4,
      paint,
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
      shapes: [wire, { kind: 'pattern', ...face, cell, shapes, paint, field }],
    }
  }
  const centres = hexPack(count)
  const reach = packRadius(centres) + 0.5
  const size = Math.min(radius / reach, 20)
  const shapes = centres.flatMap((centre, index): Shape[] => {
    const share = index === count - 1 ? bars.value - index : 1
    const disc = { kind: 'circle', x: x + centre.x * size, y: y + centre.y * size } as const
    const full = Math.max(size / 2 - 0.4, 0.3)
    if (share === 1) return [{ ...disc, radius: full, ...meaning }]
    return [
      { ...disc, radius: full, paint: 'ghost' },
      sector({ ...disc, radius: full }, share, meaning),
    ]
  })
  return { each: true, shapes: [{ ...wire, radius: reach * size + 3 }, ...shapes] }
}

/** The part of a bar that is left over, as a part of its disc. */
function sector(
  { x, y, radius }: { x: number; y: number; radius: number },
  share: number,
  meaning: Meaning,
): Shape {
  const angle = share * 2 * Math.PI
  const end = `${at(x + radius * Math.sin(angle))} ${at(y - radius * Math.cos(angle))}`
  const d = `M${at(x)} ${at(y)}V${at(y - radius)}A${at(radius)} ${at(radius)} 0 ${share > 0.5 ? 1 : 0} 1 ${end}z`
  return { kind: 'path', d, ...meaning, share }
}
