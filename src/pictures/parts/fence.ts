import * as pictures from '#messages/pictures.ts'
import type { PartOf } from '../../../schemas/definition/picture.ts'
import { at, type Drawn, label, measureAcross, measureDown, type Shape } from '../drawing.ts'
import { fitInto } from '../fit.ts'
import type { ValueResolver } from '../valueResolver.ts'

/** Nobody can distinguish more wires than these. */
const MAX_WIRES = 12
const POST = 7
/** A post stands so many times as high as its hole is deep. */
const ABOVE = 3

/** One bay of a fence from its front: two posts in their holes, and the wires between them. */
export function drawFence(
  part: PartOf<'fence'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const spacing = values.quantity(part.spacing, '3')
  const depth = values.quantity(part.holeDepth, '0.6')
  const hole = values.quantity(part.holeWidth, '0.3')
  const wires = values.quantity(part.wires, '3')
  if (!spacing || !depth || !hole || !wires) return undefined
  const deep = (1 + ABOVE) * depth.value
  const fitted = fitInto(spacing.value + hole.value, deep, {
    x: 60,
    y: top + 30,
    width: 220,
    height: 150,
  })
  const across = fitted.width / (spacing.value + hole.value)
  const down = fitted.height / deep
  const ground = fitted.y + ABOVE * depth.value * down
  const below = fitted.y + fitted.height
  const wide = Math.max(hole.value * across, POST)
  const left = fitted.x + wide / 2
  const right = fitted.x + fitted.width - wide / 2
  const drawn = Math.min(Math.ceil(wires.value), MAX_WIRES)
  const high = ground - fitted.y
  const wire = Array.from(
    { length: drawn },
    (_, row) =>
      `M${at(left)} ${at(fitted.y + 6 + (row * (high - 12)) / Math.max(drawn - 1, 1))}H${at(right)}`,
  ).join('')
  const post = (x: number): Shape[] => [
    {
      kind: 'rect',
      x: x - wide / 2,
      y: ground,
      width: wide,
      height: below - ground,
      paint: 'concrete',
      field: depth.field,
    },
    {
      kind: 'rect',
      x: x - POST / 2,
      y: fitted.y,
      width: POST,
      height: below - 4 - fitted.y,
      paint: part.material,
    },
  ]
  return {
    height: below + 24 - top,
    toScale: fitted.toScale,
    shapes: [
      { kind: 'rect', x: 20, y: ground, width: 280, height: below - ground + 12, paint: 'earth' },
      ...post(left),
      ...post(right),
      { kind: 'path', d: wire, paint: 'outline', field: wires.field },
      ...label((left + right) / 2, ground - high / 2 - 8, wires.text, wires.field, 120),
      ...measureAcross(left, right, fitted.y - 8, spacing.text, spacing.field),
      ...measureDown(ground, below, fitted.x - 12, depth.text, depth.field),
    ],
    notes: fitted.toScale ? [] : [pictures.tooThin],
  }
}
