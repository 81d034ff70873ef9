import { type Box, label, measureAcross, measureDown, type Shape } from './drawing.ts'
import type { Face } from './face.ts'
import { fitInto } from './fit.ts'

/** The least joint that is seen in a close-up. */
const LEAST_JOINT = 4
/** The most that is drawn of it. */
const MOST_JOINT = 14

/** One piece at a scale of its own, with its measures, and with its joints where it has any. */
export function closeUp(
  { pieceLength, pieceHeight, joint, paint, needed }: Face,
  { x, y, width, height }: Box,
): Shape[] {
  const room = joint ? MOST_JOINT : 0
  const place = fitInto(pieceLength.value, pieceHeight.value, {
    x: x + 34,
    y: y + 26,
    width: width - 64 - room,
    height: height - 46 - room,
  })
  const right = place.x + place.width
  const bottom = place.y + place.height
  // On the sketch one choice measures both sides: its label stands there once.
  const isLabelled = needed.text === '' && pieceHeight.field === pieceLength.field
  const gap = joint?.exact.gt(0)
    ? Math.max(Math.min(joint.value * place.scale, MOST_JOINT), LEAST_JOINT)
    : 0
  const shapes: Shape[] = [
    {
      kind: 'rect',
      x: place.x,
      y: place.y,
      width: place.width,
      height: place.height,
      paint,
      field: pieceLength.field,
    },
    ...measureAcross(place.x, right, y + 16, pieceLength.text, pieceLength.field, width - 4),
    ...(isLabelled
      ? []
      : measureDown(place.y, bottom, place.x - 10, pieceHeight.text, pieceHeight.field, height)),
  ]
  if (!joint) return shapes
  return [
    {
      kind: 'rect',
      x: right,
      y: place.y,
      width: gap,
      height: place.height + gap,
      paint: 'joint',
      field: joint.field,
    },
    {
      kind: 'rect',
      x: place.x,
      y: bottom,
      width: place.width + gap,
      height: gap,
      paint: 'joint',
      field: joint.field,
    },
    ...shapes,
    { kind: 'rect', x: right + gap, y: place.y, width: 16, height: place.height, paint: 'ghost' },
    ...label(right + gap / 2, bottom + gap + 18, joint.text, joint.field, 120),
  ]
}
