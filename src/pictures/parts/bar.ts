import * as pictures from '#messages/pictures.ts'
import type { Material, PartOf } from '../../../schemas/definition/picture.ts'
import { type Drawn, label, measureAcross, type Shape } from '../drawing.ts'
import type { Quantity, ValueResolver } from '../valueResolver.ts'

/** A bar's cross-section among the other sizes of its choice, and the bar from its side. */
export function drawBar(
  { diameter: diameterName, length: lengthName, material }: PartOf<'bar'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const diameter = values.quantity(diameterName, '0.016')
  const length = values.quantity(lengthName, '12')
  if (!diameter || !length) return undefined
  return {
    height: 160,
    shapes: [
      ...sizes(diameter, material, top + 68),
      ...measureAcross(8, 312, top + 128, length.text, length.field),
      ...barFromTheSide(top + 144, material, length.field),
    ],
    notes: [pictures.lengthNotToScale],
  }
}

/** Every size on offer at one scale, the chosen one filled. */
function sizes(diameter: Quantity, material: Material, ground: number): Shape[] {
  const all = diameter.options.length > 0 ? diameter.options : [diameter.value]
  const sum = all.reduce((total, size) => total + size, 0)
  const space = Math.min(14, 120 / all.length)
  const scale = Math.min((304 - space * (all.length - 1)) / sum, 64 / Math.max(...all))
  const nearest = Math.min(...all.map((size) => Math.abs(size - diameter.value)))
  let x = (320 - sum * scale - space * (all.length - 1)) / 2
  return all.flatMap((size): Shape[] => {
    const drawn = size * scale
    const middle = x + drawn / 2
    x += drawn + space
    const chosen = Math.abs(size - diameter.value) === nearest
    const circle: Shape = {
      kind: 'circle',
      x: middle,
      y: ground - drawn / 2,
      radius: drawn / 2,
      paint: chosen ? material : 'ghost',
      field: chosen ? diameter.field : undefined,
    }
    return chosen
      ? [circle, ...label(middle, ground + 20, diameter.text, diameter.field)]
      : [circle]
  })
}

/** A ribbed bar with a break in the middle: its length is not to scale. */
function barFromTheSide(y: number, paint: Material, field: string | undefined): Shape[] {
  const ribs = Array.from({ length: 24 }, (_, rib) =>
    rib === 11 || rib === 12 ? '' : `M${14 + rib * 12.7} ${y}l-5 10`,
  ).join('')
  return [
    { kind: 'path', d: `M8 ${y}h146l-4 5 8 0 -4 5h-146z`, paint, field },
    { kind: 'path', d: `M166 ${y}h146v10h-146l4 -5 -8 0z`, paint, field },
    { kind: 'path', d: ribs, paint: 'rib' },
  ]
}
