import * as pictures from '#messages/pictures.ts'
import { say } from '../../schemas/messages/message.ts'
import { at, label, measureAcross, measureDown, type Paint, type Shape } from './drawing.ts'
import type { Quantity } from './valueResolver.ts'

interface OverlapDetail {
  pieceLength: Quantity
  pieceWidth: Quantity
  usable: Quantity
  overlap: Quantity | undefined
  paint: Paint
  isSketch: boolean
}

/** Two ribbed pieces side by side at a scale of their own, for the measures of one. */
export function overlapDetail(
  { pieceLength, pieceWidth, usable, overlap, paint, isSketch }: OverlapDetail,
  y: number,
): Shape[] {
  const top = y + 26
  const width = 92
  const height = 78
  // An overlap too small or too large to draw is drawn as the nearest one that can be.
  const part = Math.min(Math.max(1 - usable.value / pieceWidth.value, -0.4), 0.85)
  const second = 70 + width * (1 - part)
  const ribs = (x: number) =>
    Array.from(
      { length: 8 },
      (_, rib) => `M${at(x + 11.5 * (rib + 0.5))} ${at(top)}v${height}`,
    ).join('')
  const piece = (x: number, field: string | undefined): Shape => ({
    kind: 'rect',
    x,
    y: top,
    width,
    height,
    paint,
    field,
  })
  const strip: Shape = {
    kind: 'rect',
    x: second,
    y: top,
    width: Math.max(width * part, 1),
    height,
    paint: 'lap',
    field: overlap?.field,
  }
  const lapText =
    overlap?.text && !isSketch
      ? say(pictures.lap, { overlap: overlap.text })
      : (overlap?.text ?? '')
  return [
    piece(70, pieceWidth.field),
    piece(second, undefined),
    { kind: 'path', d: `${ribs(70)}${ribs(second)}`, paint: 'rib' },
    ...(part > 0 ? [strip] : []),
    ...measureAcross(70, 70 + width, y + 16, pieceWidth.text, pieceWidth.field, 200),
    ...measureDown(top, top + height, 58, pieceLength.text, pieceLength.field, 120),
    ...label(second + (width * part) / 2, top + height + 18, lapText, overlap?.field, 200),
  ]
}
