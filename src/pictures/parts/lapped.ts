import Fraction from 'fraction.js'
import { nounFor } from '#language/grammar.ts'
import * as pictures from '#messages/pictures.ts'
import type { PartOf } from '../../../schemas/definition/picture.ts'
import { say } from '../../../schemas/messages/message.ts'
import {
  type Drawn,
  MAX_PIECES,
  measureAcross,
  measureDown,
  type Paint,
  type PlainShape,
  type Shape,
} from '../drawing.ts'
import { type Fitted, fitInto } from '../fit.ts'
import { overlapDetail } from '../overlapDetail.ts'
import type { Quantity, ValueResolver } from '../valueResolver.ts'
import { countWithNoun, wholeNumber, wordForMany } from '../words.ts'

const MIN_PIECE = 3
const ZERO = new Fraction(0)
const ONE = new Fraction(1)

/** A face with every piece, the strips where one lies over the next, and two pieces close up. */
export function drawLapped(
  part: PartOf<'lapped'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const laid = readLaid(part, values)
  if (!laid) return undefined
  const { noun, material } = part
  const { length, height, overlap, usable, total } = laid
  const { fitted, drawn, shapes } = piecesInPlace(laid, material, noun, top)
  const face = {
    x: fitted.x,
    y: fitted.y,
    width: Math.min(length.value * fitted.scale, fitted.width),
    height: Math.min(height.value * fitted.scale, fitted.height),
  }
  const below = fitted.y + fitted.height + 20
  const overhang =
    fitted.toScale && reachesOver(laid) ? values.resolveText(part.overhangNote).text : ''
  return {
    height: below + 130 - top,
    toScale: fitted.toScale,
    shapes: [
      ...measureAcross(face.x, face.x + face.width, top + 22, length.text, length.field),
      ...measureDown(face.y, face.y + face.height, fitted.x - 10, height.text, height.field, 170),
      ...shapes,
      { kind: 'rect', ...face, paint: 'outline' },
      ...overlapDetail({ ...laid, paint: material, isSketch: values.isSketch }, below),
    ],
    legend: [
      {
        paint: material,
        text: values.resolveText(part.legend).text || sumOf(laid, noun),
        count: total.value,
        drawn: drawn === 'each' ? { as: 'each', piece: noun } : { as: 'stated' },
      },
      ...(overlap?.exact.gt(0)
        ? [
            {
              paint: 'lap' as const,
              text: say(pictures.sideLaps, {
                overlap: overlap.text,
                usable: usable.text,
                noun: nounFor(noun, 1),
              }),
              drawn: { as: 'stated' as const },
            },
          ]
        : []),
    ],
    notes: [
      ...notesOf(laid, drawn, fitted.toScale, noun),
      say(pictures.closeUp, { nouns: wordForMany(noun) }),
      ...(overhang ? [overhang] : []),
    ],
  }
}

/** The measures of pieces in columns and rows. */
interface Laid {
  length: Quantity
  height: Quantity
  pieceLength: Quantity
  pieceWidth: Quantity
  overlap: Quantity | undefined
  /** The part of a piece's width that the next piece leaves uncovered. */
  usable: Quantity
  columns: Quantity
  rows: Fraction
  total: Quantity
}

function readLaid(part: PartOf<'lapped'>, values: ValueResolver): Laid | undefined {
  const length = values.quantity(part.length, '5')
  const height = values.quantity(part.height, '2.8')
  const pieceLength = values.quantity(part.pieceLength, part.rows ? '1.5' : '2.8')
  const pieceWidth = values.quantity(part.pieceWidth, '1')
  const usable = values.quantity(part.usable, '0.85') ?? pieceWidth
  const columns = values.quantity(part.columns, part.usable ? '6' : '5')
  const rows = part.rows === undefined ? ONE : values.quantity(part.rows, '2')?.exact
  const total = values.quantity(part.total, '12')
  const overlap = values.quantity(part.overlap, '15')
  if (!length || !height || !pieceLength || !pieceWidth) return undefined
  if (!usable || !columns || !rows || !total) return undefined
  return { length, height, pieceLength, pieceWidth, overlap, usable, columns, rows, total }
}

function sumOf({ columns, rows, total }: Laid, one: string): string {
  const across = say(pictures.columns, { count: wholeNumber(columns.exact) })
  const down = say(pictures.rows, { count: wholeNumber(rows) })
  return `${across} × ${down} = ${countWithNoun(total.exact, one)}`
}

function notesOf(
  { overlap, total }: Laid,
  drawn: InPlace['drawn'],
  toScale: boolean,
  one: string,
): string[] {
  const gaps = (overlap?.exact ?? ZERO).lt(0)
    ? [say(pictures.overlapBelowZero, { nouns: wordForMany(one) })]
    : []
  const pieces = countWithNoun(total.exact, one)
  if (!toScale) return [...gaps, pictures.tooThin]
  if (drawn === 'none') return [...gaps, say(pictures.tooSmall, { pieces })]
  return drawn === 'pattern' ? [...gaps, say(pictures.pattern, { pieces })] : gaps
}

/** Whether the pieces cover more than the face. */
function reachesOver({ usable, columns, pieceLength, rows, length, height }: Laid): boolean {
  const across = usable.exact.mul(columns.exact)
  const down = pieceLength.exact.mul(rows)
  return across.gt(length.exact) || down.gt(height.exact)
}

interface InPlace {
  fitted: Fitted
  drawn: 'each' | 'pattern' | 'none'
  shapes: Shape[]
}

/** All pieces in their places; they reach over the face's far edges where they do not come out even. */
function piecesInPlace(laid: Laid, paint: Paint, one: string, top: number): InPlace {
  const usable = laid.usable.value
  const width = laid.pieceWidth.value
  const long = laid.pieceLength.value
  const columns = laid.columns.value
  const rows = laid.rows.valueOf()
  const across = Math.max(usable * (columns - 1) + width, laid.length.value)
  const fitted = fitInto(across, long * rows, { x: 34, y: top + 32, width: 280, height: 150 })
  const { scale, x, y } = fitted
  const lap = Math.max(width - usable, 0) * scale
  const pitch = { width: usable * scale, height: long * scale }
  const piece = (left: number, above: number, name?: string): PlainShape => ({
    kind: 'rect',
    x: left,
    y: above,
    width: width * scale,
    height: pitch.height,
    paint,
    piece: name,
  })
  const strip = (left: number, above: number): PlainShape => ({
    kind: 'rect',
    x: left,
    y: above,
    width: lap,
    height: pitch.height,
    paint: 'lap',
    field: laid.overlap?.field,
  })
  const face = { x, y, width: fitted.width, height: fitted.height }
  if (!fitted.toScale || Math.min(pitch.width, pitch.height) < MIN_PIECE) {
    return { fitted, drawn: 'none', shapes: [{ kind: 'rect', ...face, paint }] }
  }
  if (columns * rows * 2 > MAX_PIECES) {
    const shapes = [piece(0, 0), ...(lap > 0 ? [strip(0, 0)] : [])]
    const cell = { x, y, ...pitch }
    return { fitted, drawn: 'pattern', shapes: [{ kind: 'pattern', ...face, cell, shapes, paint }] }
  }
  const shapes: Shape[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const corner = [x + column * pitch.width, y + row * pitch.height] as const
      shapes.push(piece(...corner, one))
      if (column > 0 && lap > 0) shapes.push(strip(...corner))
    }
  }
  return { fitted, drawn: 'each', shapes }
}
