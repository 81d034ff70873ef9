import * as pictures from '#messages/pictures.ts'
import type { Material, PartOf } from '../../../schemas/definition/picture.ts'
import { at, type Drawn, measureAcross, type Shape, wordsBeside } from '../drawing.ts'
import type { Quantity, ResolvedText, ValueResolver } from '../valueResolver.ts'

/** The height of canvas that the cut may take, from the wall's top to the trench's bottom. */
const DEEPEST = 210
/** The width of canvas that the trench may take, and the wall. */
const WIDEST = 90
/** How far the floor and the ground run beside the wall. */
const [INSIDE, OUTSIDE] = [56, 28]
const LEFT = 14
const UNDER = 14
const LINE = 18
/** A thinner layer would not be seen. */
const MIN_DEPTH = 2

/** A cut through a wall: its trench and footing, the floor on its right and the ground on its left. */
export function drawWallCut(
  part: PartOf<'wallCut'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const { trench } = part
  const wall = values.quantity(part.height, '2.4')
  const thickness = values.quantity(part.thickness, '0.2')
  const plinth = values.quantity(part.plinth, '0.3')
  const [width, depth] = [
    values.quantity(trench.width, '0.6'),
    values.quantity(trench.depth, '0.9'),
  ]
  const footing = values.quantity(trench.footing, '0.2')
  if (!wall || !thickness || !plinth || !width || !depth || !footing) return undefined
  const scale = DEEPEST / (wall.value + plinth.value + depth.value)
  const [start, wide] = [top + 34, Math.min(width.value * scale, WIDEST)]
  const floorLevel = start + wall.value * scale
  const ground = floorLevel + plinth.value * scale
  const bottom = ground + depth.value * scale
  const half = Math.min(thickness.value * scale, WIDEST) / 2
  const middle = LEFT + OUTSIDE + Math.max(wide / 2, half)
  const right = middle + half + INSIDE
  let level = floorLevel
  const layers = part.floor.flatMap(({ depth: deep, material, label }): Layer[] => {
    const known = values.quantity(deep, '0.1')
    if (!known || known.value <= 0) return []
    const from = level
    level = Math.min(level + Math.max(known.value * scale, MIN_DEPTH), bottom + UNDER)
    return [{ from, to: level, material, depth: known, label: values.resolveText(label) }]
  })
  const [slab] = layers
  const concrete = bottom - Math.min(footing.value, depth.value) * scale
  const rect = (
    box: { from: number; to: number; left: number; right: number },
    paint: Material,
    field?: string,
  ): Shape => ({
    kind: 'rect',
    x: box.left,
    y: box.from,
    width: box.right - box.left,
    height: Math.max(box.to - box.from, 0),
    paint,
    field,
  })
  const [wallLeft, wallRight] = [middle - half, middle + half]
  const earthInside = Math.min(Math.max(level, ground), bottom)
  const named: { y: number; x: number; label: ResolvedText; field: string | undefined }[] = [
    { y: (start + floorLevel) / 2, x: wallRight, ...words(values, part.label, wall) },
    ...layers.map(({ from, to, label, depth }) => ({
      y: (from + to) / 2,
      x: right,
      label,
      field: depth.field,
    })),
    { y: ground, x: right, ...words(values, part.plinthLabel, plinth) },
    {
      y: (concrete + bottom) / 2,
      x: middle + wide / 2,
      ...words(values, trench.footingLabel, footing),
    },
    { y: bottom, x: middle + wide / 2, ...words(values, trench.label, depth) },
  ]
  let free = start
  const beside = named.flatMap(({ x, y, label, field }) => {
    if (label.text === '') return []
    const place = Math.max(y, free)
    free = place + LINE
    return wordsBeside({ x, y }, { x: right + 30, y: place }, label.text, label.field ?? field)
  })
  const isSeen = layers.every(({ depth: { value } }) => value * scale >= MIN_DEPTH)
  const isWhole = Math.max(width.value, thickness.value) * scale <= WIDEST && level < bottom + UNDER
  const toScale = isSeen && isWhole
  return {
    height: Math.max(bottom + UNDER + 30, free) + 12 - top,
    toScale,
    shapes: [
      rect({ from: ground, to: bottom + UNDER, left: LEFT, right: wallLeft }, 'earth'),
      rect({ from: bottom, to: bottom + UNDER, left: wallLeft, right: wallRight }, 'earth'),
      rect({ from: earthInside, to: bottom + UNDER, left: wallRight, right }, 'earth'),
      rect(
        { from: concrete, to: bottom, left: middle - wide / 2, right: middle + wide / 2 },
        'concrete',
        footing.field,
      ),
      rect(
        { from: slab?.to ?? floorLevel, to: concrete, left: wallLeft, right: wallRight },
        part.material,
      ),
      ...layers.map(({ from, to, material, depth: { field } }, index) =>
        rect({ from, to, left: index === 0 ? wallLeft : wallRight, right }, material, field),
      ),
      rect(
        { from: start, to: floorLevel, left: wallLeft, right: wallRight },
        part.material,
        wall.field,
      ),
      {
        kind: 'path',
        d: `M${at(LEFT)} ${at(ground)}H${at(wallLeft)}`,
        paint: 'outline',
        field: plinth.field,
      },
      ...measureAcross(
        middle - wide / 2,
        middle + wide / 2,
        bottom + UNDER + 22,
        width.text,
        width.field,
      ),
      ...beside,
    ],
    notes: toScale ? [] : [pictures.layersDiffer],
  }
}

interface Layer {
  from: number
  to: number
  material: Material
  depth: Quantity
  label: ResolvedText
}

function words(values: ValueResolver, template: string, { field }: Quantity) {
  return { label: values.resolveText(template), field }
}
