import * as pictures from '#messages/pictures.ts'
import type { PartOf } from '../../../schemas/definition/picture.ts'
import { say } from '../../../schemas/messages/message.ts'
import {
  type Drawn,
  label,
  measureAcross,
  measureDown,
  type Shape,
  TEXT_HEIGHT,
} from '../drawing.ts'
import { type Fitted, fitInto } from '../fit.ts'
import type { Quantity, ValueResolver } from '../valueResolver.ts'
import { countedQuantity } from '../words.ts'

const MAX_FACES = 8
const MAX_COATS = 6
const STEP = 7

/** A face with its coats side by side, and the other faces of its size behind it. */
export function drawCoats(
  part: PartOf<'coats'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const height = values.quantity(part.height, '2.6')
  const length = values.quantity(part.length, '4.4')
  const coats = values.quantity(part.coats, '2')
  const faces = values.quantity(part.faces, '3')
  if (!height || !length || !coats) return undefined
  const { noun } = part
  const legend = values.resolveText(part.legend).text
  const each = (faces?.value ?? 1) <= MAX_FACES
  const hiddenFaces = faces && each ? Math.ceil(faces.value) - 1 : 0
  const room = hiddenFaces * STEP
  const fitted = fitInto(length.value, height.value, {
    x: 34,
    y: top + 32 + room,
    width: 276 - room,
    height: 140 - room,
  })
  const below = fitted.y + fitted.height
  const { x, y, width } = fitted
  const countText = (quantity: Quantity, word: string) =>
    values.isSketch ? quantity.text : countedQuantity(quantity, word)
  return {
    height: below + 28 - top,
    toScale: fitted.toScale,
    shapes: [
      ...facesBehind(fitted, hiddenFaces, faces, noun),
      ...coatBands(fitted, coats),
      {
        kind: 'rect',
        x,
        y,
        width,
        height: fitted.height,
        paint: 'outline',
        piece: noun,
        ...shareOf(faces, 0),
      },
      ...measureAcross(x, x + width, top + 22, length.text, length.field),
      ...measureDown(y, below, x - 10, height.text, height.field, 160),
      ...(faces ? label(80, below + 20, countText(faces, noun), faces.field, 156) : []),
      ...label(240, below + 20, countText(coats, 'coat'), coats.field, 156),
    ],
    legend: legend
      ? [
          {
            paint: 'coat',
            text: legend,
            count: faces?.value ?? 1,
            drawn: each ? { as: 'each', piece: noun } : { as: 'stated' },
          },
        ]
      : [],
    notes: [
      ...(fitted.toScale ? [] : [pictures.tooThin]),
      ...(each || !faces
        ? []
        : [say(pictures.facesAsOne, { faces: countedQuantity(faces, noun) })]),
      ...(coats.value <= MAX_COATS
        ? []
        : [say(pictures.firstDrawn, { all: countedQuantity(coats, 'coat'), drawn: MAX_COATS })]),
    ],
  }
}

/** The share of the face at a position in the row: the last one may be a part. */
function shareOf(faces: Quantity | undefined, index: number): { share?: number } {
  const share = (faces?.value ?? 1) - index
  return share < 1 ? { share } : {}
}

function facesBehind(
  fitted: Fitted,
  hiddenFaces: number,
  faces: Quantity | undefined,
  piece: string,
): Shape[] {
  return Array.from({ length: hiddenFaces }, (_, index): Shape => {
    const back = hiddenFaces - index
    const { share = 1 } = shareOf(faces, back)
    return {
      kind: 'rect',
      x: fitted.x + back * STEP + fitted.width * (1 - share),
      y: fitted.y - back * STEP,
      width: fitted.width * share,
      height: fitted.height,
      paint: 'plaster',
      field: faces?.field,
      piece,
      ...shareOf(faces, back),
    }
  })
}

/** Bands from bare plaster to the last coat: each coat begins further to the right. */
function coatBands(fitted: Fitted, coats: Quantity): Shape[] {
  const drawn = Math.min(Math.ceil(coats.value), MAX_COATS)
  const band = fitted.width / (drawn + 1)
  const { x, y, width, height } = fitted
  const plaster: Shape = { kind: 'rect', x, y, width, height, paint: 'plaster', field: coats.field }
  const room = band > 24 && height > TEXT_HEIGHT * 1.6
  return [
    plaster,
    ...Array.from({ length: drawn }, (_, index): Shape => {
      const part = Math.min(coats.value - index, 1)
      const left = x + band * (index + 1)
      const tall = height * part
      const box = { x: left, y: y + height - tall, width: x + width - left, height: tall }
      return { kind: 'rect', ...box, paint: 'coat', field: coats.field }
    }),
    ...(room
      ? [pictures.bare, ...Array.from({ length: drawn }, (_, index) => String(index + 1))].flatMap(
          (text, index) => label(x + band * (index + 0.5), y + height - 8, text, coats.field, band),
        )
      : []),
  ]
}
