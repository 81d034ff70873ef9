import * as pictures from '#messages/pictures.ts'
import type { PartOf } from '../../../schemas/definition/picture.ts'
import { at, type Drawn, label, measureAcross, measureDown, type Shape } from '../drawing.ts'
import { fitInto } from '../fit.ts'
import type { ValueResolver } from '../valueResolver.ts'

/** The height of the walls as a part of the span, because no field asks for it. */
const WALLS = 0.3
const THICK = 5
/** Where the doors and windows below a front begin, and end. */
const [LEFT, RIGHT] = [34, 314]

/** A gable from its front: a roof of two slopes, to scale, over walls that run on below. */
export function drawGable(
  part: PartOf<'gable'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const span = values.quantity(part.span, '6')
  const rise = values.quantity(part.rise, '2')
  const eaves = values.quantity(part.eaves, '0.6')
  if (!span || !rise) return undefined
  const slope = values.resolveText(part.slope)
  const overhang = eaves?.value ?? 0
  const drop = (rise.value * overhang) / (span.value / 2)
  const known = values.quantity(part.walls, '2.4')
  const walls = Math.max(known?.value ?? WALLS * span.value, drop)
  const wide = span.value + 2 * overhang
  const room = { x: 34, y: top + 30, width: 270, height: 130 }
  const fitted = fitInto(wide, rise.value + walls, room)
  const across = fitted.width / wide
  const down = fitted.height / (rise.value + walls)
  const middle = fitted.x + fitted.width / 2
  const half = (span.value * across) / 2
  const plate = fitted.y + rise.value * down
  const ground = fitted.y + fitted.height
  const eave = plate + drop * down
  const left = `${at(fitted.x)} ${at(eave)}`
  const right = `${at(fitted.x + fitted.width)} ${at(eave)}`
  const wall = `M${at(middle - half)} ${at(ground)}V${at(plate)}L${at(middle)} ${at(fitted.y)}L${at(middle + half)} ${at(plate)}V${at(ground)}z`
  const ridge = `${at(middle)} ${at(fitted.y)}`
  const roof = `M${left}L${ridge}L${right}v${THICK}L${at(middle)} ${at(fitted.y + THICK)}L${at(fitted.x)} ${at(eave + THICK)}z`
  const beside = openingsBelow(part.openings ?? [], values, across, ground + 44)
  return {
    height: ground + 42 + beside.height - top,
    toScale: fitted.toScale,
    shapes: [
      { kind: 'path', d: wall, paint: 'plaster', field: span.field },
      { kind: 'path', d: roof, paint: part.material },
      ...measureDown(fitted.y + THICK, plate, middle, '', rise.field),
      ...label(middle + 44, plate - 4, rise.text, rise.field, 84),
      ...measureAcross(middle - half, middle + half, ground + 30, span.text, span.field),
      ...(eaves && overhang > 0
        ? [
            ...measureAcross(fitted.x, middle - half, ground + 8, '', eaves.field),
            ...label(fitted.x, ground + 26, eaves.text, eaves.field, 100),
          ]
        : []),
      ...label(middle + half / 2 + 50, fitted.y + 4, slope.text, slope.field, 130),
      ...(known ? measureDown(plate, ground, middle - half - 12, known.text, known.field, 90) : []),
      ...beside.shapes,
    ],
    legend: beside.legend,
    notes: [
      ...(fitted.toScale ? [] : [pictures.tooThin]),
      ...(known ? [] : [pictures.wallsNotToScale]),
    ],
  }
}

type Openings = NonNullable<PartOf<'gable'>['openings']>

const GAP = 8

/** Doors and windows below the front, in its scale, each size once: as many as have room. */
function openingsBelow(
  openings: Openings,
  values: ValueResolver,
  scale: number,
  top: number,
): Required<Pick<Drawn, 'height' | 'shapes' | 'legend'>> {
  const all = openings.flatMap(({ width, height, count }) => {
    const [heights, counts] = [values.column(height), values.column(count)]
    return values.column(width).map((wide, index) => ({
      width: wide.value * scale,
      height: (heights[index]?.value ?? 0) * scale,
      text: `${wide.row}: ${counts[index]?.text} × (${wide.text} × ${heights[index]?.text})`,
    }))
  })
  const tallest = Math.max(0, ...all.map(({ height }) => height))
  let x = LEFT
  const shapes = all.flatMap(({ width, height }): Shape[] => {
    const from = x
    x += width + GAP
    if (x > RIGHT) return []
    return [{ kind: 'rect', x: from, y: top + tallest - height, width, height, paint: 'ghost' }]
  })
  return {
    height: all.length > 0 ? tallest + GAP : 0,
    shapes,
    legend: all.map(({ text }) => ({ text, drawn: { as: 'stated' } })),
  }
}
