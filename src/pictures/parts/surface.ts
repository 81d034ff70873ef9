import * as pictures from '#messages/pictures.ts'
import type { Material, PartOf } from '../../../schemas/definition/picture.ts'
import {
  at,
  type Box,
  type Drawn,
  label,
  measureAcross,
  measureDown,
  type Shape,
} from '../drawing.ts'
import { fitInto } from '../fit.ts'
import { coverWithPieces } from '../pieces.ts'
import type { ValueResolver } from '../valueResolver.ts'

/** A face to scale, bare or covered with pieces. */
export function drawSurface(
  part: PartOf<'surface'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const { pieces, material } = part
  const isWall = pieces?.pattern === 'bond'
  const length = values.quantity(part.length, isWall ? '2.82' : '2.4')
  const height = values.quantity(part.height, isWall ? '1.225' : '1.6')
  if (!length || !height) return undefined
  const fitted = fitInto(length.value, height.value, {
    x: 34,
    y: top + 32,
    width: 280,
    height: 168,
  })
  const { x, y, width } = fitted
  const below = y + fitted.height
  const measures = [
    ...measureAcross(x, x + width, top + 22, length.text, length.field),
    ...measureDown(y, below, x - 10, height.text, height.field, 190),
  ]
  if (pieces) {
    const face = { length: length.exact, height: height.exact, fitted }
    const covered = coverWithPieces(pieces, face, material, values)
    return (
      covered && {
        ...covered,
        height: covered.height + below - top,
        shapes: [...measures, ...covered.shapes],
        toScale: fitted.toScale,
      }
    )
  }
  const caption = values.resolveText(part.caption)
  const border = values.quantity(part.border, '0.2')
  const wide = border && (border.value * width) / length.value
  return {
    height: below - top + (caption.text ? 32 : 12),
    toScale: fitted.toScale,
    shapes: [
      ...measures,
      face(fitted, wide, material, border?.field),
      ...label(x + width / 2, below + 20, caption.text, caption.field),
    ],
    legend: values
      .column(part.areas)
      .map(({ row, text }) => ({ text: `${row}: ${text}`, drawn: { as: 'stated' } })),
    notes: fitted.toScale ? [] : [pictures.tooThin],
  }
}

/** The whole face, or its border alone: the hole runs the other way around. */
function face(box: Box, wide: number | undefined, paint: Material, field?: string): Shape {
  const { x, y, width, height } = box
  if (wide === undefined) return { kind: 'rect', x, y, width, height, paint }
  const inside = { width: Math.max(width - 2 * wide, 0), height: Math.max(height - 2 * wide, 0) }
  const outer = `M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}z`
  const hole = `M${at(x + wide)} ${at(y + wide)}v${at(inside.height)}h${at(inside.width)}v${at(-inside.height)}z`
  return { kind: 'path', d: outer + hole, paint, field }
}
