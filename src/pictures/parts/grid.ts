import * as pictures from '#messages/pictures.ts'
import type { PartOf } from '../../../schemas/definition/picture.ts'
import { say } from '../../../schemas/messages/message.ts'
import {
  type Box,
  type Drawn,
  label,
  MAX_PIECES,
  measureAcross,
  measureDown,
  type Shape,
} from '../drawing.ts'
import { fitInto } from '../fit.ts'
import type { Quantity, ValueResolver } from '../valueResolver.ts'
import { countWithNoun } from '../words.ts'

const THICK = 1.6
/** Nobody can distinguish bars that lie closer, on paper least of all. */
const MIN_SPACING = 4
/** How far apart bars lie in the pattern that stands for them. */
const PATTERN_SPACING = 10

/** Bars both ways over a face from above, to scale, and two of them close up. */
export function drawGrid(
  part: PartOf<'grid'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const length = values.quantity(part.length, '4')
  const width = values.quantity(part.width, '2.4')
  const spacing = values.quantity(part.spacing, '0.4')
  const along = values.quantity(part.along, '7')
  const across = values.quantity(part.across, '11')
  const cover = values.quantity(part.cover, '0.1')
  if (!length || !width || !spacing || !along || !across) return undefined
  const fitted = fitInto(length.value, width.value, { x: 34, y: top + 32, width: 280, height: 150 })
  const { x, y } = fitted
  const below = y + fitted.height
  const edge = Math.min(
    Math.max(cover?.value ?? 0, 0) * fitted.scale,
    fitted.width / 4,
    fitted.height / 4,
  )
  const inner = {
    x: x + edge,
    y: y + edge,
    width: fitted.width - 2 * edge,
    height: fitted.height - 2 * edge,
  }
  const count = along.value + across.value
  const each = fitted.toScale && count <= MAX_PIECES && spacing.value * fitted.scale >= MIN_SPACING
  const { noun } = part
  const face = { x, y, width: fitted.width, height: fitted.height }
  return {
    height: below + 86 - top,
    toScale: fitted.toScale,
    shapes: [
      ...measureAcross(x, x + fitted.width, top + 22, length.text, length.field),
      ...measureDown(y, below, x - 10, width.text, width.field, 170),
      { kind: 'rect', ...face, paint: 'concrete' },
      ...(each
        ? barsOver(inner, along.value, across.value, spacing.field)
        : [meshPattern(inner, spacing.field)]),
      { kind: 'rect', ...face, paint: 'outline' },
      ...twoBars(below + 20, spacing, cover),
    ],
    legend: [
      {
        paint: 'steel',
        text: say(pictures.alongLength, { bars: countWithNoun(along.exact, noun) }),
        count: along.value,
        drawn: each ? { as: 'each', piece: 'along' } : { as: 'stated' },
      },
      {
        paint: 'steel',
        text: say(pictures.acrossLength, { bars: countWithNoun(across.exact, noun) }),
        count: across.value,
        drawn: each ? { as: 'each', piece: 'across' } : { as: 'stated' },
      },
    ],
    notes: [
      ...(fitted.toScale ? [] : [pictures.tooThin]),
      ...(each || !fitted.toScale ? [] : [pictures.mesh]),
      pictures.barsCloseUp,
    ],
  }
}

/** Bars at equal distances from edge to edge, both ways. */
function barsOver(
  { x, y, width, height }: Box,
  along: number,
  across: number,
  field: string | undefined,
): Shape[] {
  const places = (count: number, room: number) =>
    Array.from({ length: count }, (_, index) =>
      count > 1 ? (index * (room - THICK)) / (count - 1) : (room - THICK) / 2,
    )
  const meaning = { kind: 'rect', paint: 'steel', field } as const
  return [
    ...places(along, height).map(
      (down): Shape => ({ ...meaning, x, y: y + down, width, height: THICK, piece: 'along' }),
    ),
    ...places(across, width).map(
      (right): Shape => ({ ...meaning, x: x + right, y, width: THICK, height, piece: 'across' }),
    ),
  ]
}

/** Draws a band for bars that are too many to draw one by one. */
function meshPattern(face: Box, field: string | undefined): Shape {
  const bar = { kind: 'rect', paint: 'steel', field } as const
  const side = PATTERN_SPACING
  const middle = (side - THICK) / 2
  return {
    kind: 'pattern',
    ...face,
    paint: 'concrete',
    field,
    cell: { x: face.x, y: face.y, width: side, height: side },
    shapes: [
      { ...bar, x: 0, y: middle, width: side, height: THICK },
      { ...bar, x: middle, y: 0, width: THICK, height: side },
    ],
  }
}

/** The edge and two bars at a scale of their own: the cover and the spacing. */
function twoBars(y: number, spacing: Quantity, cover: Quantity | undefined): Shape[] {
  const bar = (x: number, field: string | undefined): Shape => ({
    kind: 'rect',
    x,
    y,
    width: 6,
    height: 34,
    paint: 'steel',
    field,
  })
  return [
    { kind: 'rect', x: 60, y, width: 200, height: 34, paint: 'concrete' },
    bar(100, cover?.field),
    bar(220, spacing.field),
    ...(cover
      ? [
          ...measureAcross(60, 100, y + 40, '', cover.field),
          ...label(74, y + 58, cover.text, cover.field, 120),
        ]
      : []),
    ...measureAcross(103, 223, y + 40, '', spacing.field),
    ...label(cover ? 210 : 163, y + 58, spacing.text, spacing.field, 140),
  ]
}
