import * as pictures from '#messages/pictures.ts'
import type { Material, PartOf } from '../../../schemas/definition/picture.ts'
import { capitalised, say } from '../../../schemas/messages/message.ts'
import { at, type Drawn, type LegendItem, label, type Shape } from '../drawing.ts'
import { bagPiece, stack } from '../stack.ts'
import type { Quantity, ValueResolver } from '../valueResolver.ts'
import { shownNumber } from '../words.ts'

/** Where the heaps begin beside bags, and where without. */
const BESIDE_BAGS = 149
const EDGE = 6
const END = 313
const HIGHEST = 44
/** So that two long amounts do not touch. */
const APART = 3

/** One heap or the bags, with the words under it. */
interface Item {
  quantity: Quantity
  name: string
  material: Material
  middle: number
  /** Where its amount goes, and the room it has. */
  amountAt: number
  room: number
}

/** Bags and heaps on one ground, each with its name and amount below. */
export function drawHeaps(
  part: PartOf<'heaps'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const { highlightWith } = part
  const bags = bagsOf(part, values)
  const left = bags ? BESIDE_BAGS : EDGE
  const pitch = (END - left) / part.heaps.length
  const heaps = part.heaps.flatMap(({ of, label: name, material }, index): Item[] => {
    const quantity = values.quantity(of, SKETCHED[index] ?? '1')
    const middle = left + pitch * (index + 0.5)
    return quantity
      ? [
          {
            quantity,
            name: values.resolveText(name).text,
            material,
            middle,
            amountAt: middle + APART * index,
            room: pitch,
          },
        ]
      : []
  })
  if (heaps.length === 0 && !bags) return undefined
  const ground = top + 72
  // The picture draws the figure that the result shows: 9.96 bags are shown as 10.0, and drawn as ten.
  const count = bags && (values.isSketch ? bags.quantity.exact : shownNumber(bags.quantity.figure))
  const stacked = stack({
    count: count?.valueOf() ?? 0,
    size: { width: 38, height: 16 },
    box: { x: EDGE, y: top + 8, width: 132, height: 64 },
    paint: bags?.material ?? 'cement',
    piece: 'bag',
    field: highlightWith,
    draw: bagPiece,
  })
  const largest = Math.max(...heaps.map(({ quantity }) => quantity.value))
  const all = [...(bags ? [bags] : []), ...heaps]
  return {
    height: 118,
    shapes: [
      ...stacked.shapes,
      ...heaps.flatMap(({ quantity: { value }, material, middle }) =>
        value > 0
          ? [heapShape(middle, ground, heapHeight(value, largest, pitch), material, highlightWith)]
          : [],
      ),
      { kind: 'path', d: `M4 ${at(ground + 0.5)}H316`, paint: 'measure' },
      ...all.flatMap(({ name, middle, room }) => label(middle, ground + 18, name, undefined, room)),
      ...all.flatMap(({ quantity, amountAt, room }) =>
        label(amountAt, ground + 36, quantity.text, undefined, room),
      ),
      // Before a result, the label of what the amounts depend on is in their place.
      ...(values.isSketch && highlightWith
        ? label(160, ground + 36, values.resolveText(`{${highlightWith}}`).text, highlightWith, 300)
        : []),
    ],
    legend: all.map(
      (item): LegendItem => ({
        paint: item.material,
        text: `${capitalised(item.name)}: ${item.quantity.text}`,
        labelled: true,
        ...(item === bags && count !== undefined ? { count: count.valueOf() } : {}),
        drawn: item === bags && stacked.each ? { as: 'each', piece: 'bag' } : { as: 'stated' },
      }),
    ),
    notes: bags && !stacked.each ? [say(pictures.pattern, { pieces: bags.quantity.text })] : [],
  }
}

/** Volumes of heaps before a result. */
const SKETCHED = ['0.5', '1']

function bagsOf({ bags }: PartOf<'heaps'>, values: ValueResolver): Item | undefined {
  const quantity = values.quantity(bags?.of, '6')
  if (!bags || !quantity) return undefined
  const name = values.resolveText(bags.label).text
  return { quantity, name, material: bags.material, middle: 72, amountAt: 74, room: 148 }
}

/** Heaps of one shape: their heights are to each other as the cube roots of their volumes. */
function heapHeight(volume: number, largest: number, pitch: number): number {
  return Math.min(HIGHEST, pitch * 0.57) * Math.cbrt(volume / largest)
}

function heapShape(
  middle: number,
  ground: number,
  high: number,
  paint: Material,
  field: string | undefined,
): Shape {
  const height = Math.max(high, 4)
  const half = height * 0.86
  const d = `M${at(middle - half)} ${ground}l${at(half * 0.8)} ${at(-height * 0.92)}q${at(half * 0.2)} ${at(-height * 0.16)} ${at(half * 0.4)} 0l${at(half * 0.8)} ${at(height * 0.92)}z`
  return { kind: 'path', d, paint, field }
}
