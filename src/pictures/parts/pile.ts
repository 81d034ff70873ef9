import * as pictures from '#messages/pictures.ts'
import type { PartOf } from '../../../schemas/definition/picture.ts'
import { say } from '../../../schemas/messages/message.ts'
import { at, type Drawn, label, type Paint, type Shape } from '../drawing.ts'
import { bagPiece, type DrawPiece, slabPiece, stack, tinPiece } from '../stack.ts'
import type { Quantity, ValueResolver } from '../valueResolver.ts'
import { countWithNoun } from '../words.ts'

type Look = PartOf<'pile'>['pieceShape']

/** How a piece looks, and how large it is where there is room. */
const looks: Record<Look, { draw: DrawPiece; size: { width: number; height: number } }> = {
  plain: { draw: slabPiece, size: { width: 26, height: 13 } },
  bag: { draw: bagPiece, size: { width: 38, height: 16 } },
  tin: { draw: tinPiece, size: { width: 25, height: 29 } },
}

/** A pile of pieces on the ground, and beside it what one of them covers. */
export function drawPile(
  part: PartOf<'pile'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const count = values.quantity(part.count, '6')
  const covers = values.quantity(part.covers, '10')
  if (!count) return undefined
  const { noun, material } = part
  const { draw, size } = looks[part.pieceShape]
  const width = covers ? 178 : 312
  const ground = top + 80
  const pieces = stack({
    count: count.value,
    size,
    box: { x: 4, y: top + 8, width, height: 72 },
    paint: material,
    piece: noun,
    draw,
  })
  return {
    height: 106,
    shapes: [
      ...pieces.shapes,
      ...(covers ? coverShapes(covers, ground, material, draw) : []),
      { kind: 'path', d: `M4 ${at(ground)}H316`, paint: 'measure' },
      ...label(4 + width / 2, ground + 18, count.text, undefined, covers ? 170 : 312),
      ...(covers ? label(248, ground + 18, covers.text, covers.field, 140) : []),
    ],
    legend: [
      {
        paint: material,
        text: values.resolveText(part.legend).text,
        count: count.value,
        labelled: true,
        drawn: pieces.each && count.value >= 0 ? { as: 'each', piece: noun } : { as: 'stated' },
      },
    ],
    notes: [
      pieces.each
        ? values.resolveText(part.scaleNote).text
        : say(pictures.pattern, { pieces: countWithNoun(count.exact, noun) }),
    ].filter((note) => note !== ''),
  }
}

/** One piece, and the face that it covers. */
function coverShapes({ field }: Quantity, ground: number, paint: Paint, draw: DrawPiece): Shape[] {
  return [
    draw({ x: 204, y: ground - 30, width: 26, height: 30 }, { paint, field }),
    { kind: 'path', d: `M236 ${at(ground - 15)}h14m-6 -5l6 5l-6 5`, paint: 'measure', field },
    { kind: 'rect', x: 258, y: ground - 62, width: 56, height: 62, paint: 'coat', field },
  ]
}
