import { type Box, label, measureAcross, measureDown, type Paint, type Shape } from './drawing.ts'
import { fitInto } from './fit.ts'
import type { Quantity } from './valueResolver.ts'

/** The narrowest joint that can be seen in a close-up. */
const MIN_JOINT = 4
/** The widest joint that is drawn. */
const MAX_JOINT = 14

/** A piece with its measures, and its joint where it has one. */
interface Piece {
  length: Quantity
  height: Quantity
  joint: Quantity | undefined
  paint: Paint
  isSketch: boolean
}

/** One piece at a scale of its own, with its measures, and with its joints where it has any. */
export function closeUp(
  { length, height: tall, joint, paint, isSketch }: Piece,
  { x, y, width, height }: Box,
): Shape[] {
  const room = joint ? MAX_JOINT : 0
  const fitted = fitInto(length.value, tall.value, {
    x: x + 34,
    y: y + 26,
    width: width - 64 - room,
    height: height - 46 - room,
  })
  const right = fitted.x + fitted.width
  const bottom = fitted.y + fitted.height
  // On the sketch one choice measures both sides: its label is there once.
  const isLabelled = isSketch && tall.field === length.field
  const gap = joint?.exact.gt(0)
    ? Math.max(Math.min(joint.value * fitted.scale, MAX_JOINT), MIN_JOINT)
    : 0
  const shapes: Shape[] = [
    {
      kind: 'rect',
      x: fitted.x,
      y: fitted.y,
      width: fitted.width,
      height: fitted.height,
      paint,
      field: length.field,
    },
    ...measureAcross(fitted.x, right, y + 16, length.text, length.field, width - 4),
    ...(isLabelled
      ? []
      : measureDown(fitted.y, bottom, fitted.x - 10, tall.text, tall.field, height)),
  ]
  if (!joint) return shapes
  return [
    {
      kind: 'rect',
      x: right,
      y: fitted.y,
      width: gap,
      height: fitted.height + gap,
      paint: 'joint',
      field: joint.field,
    },
    {
      kind: 'rect',
      x: fitted.x,
      y: bottom,
      width: fitted.width + gap,
      height: gap,
      paint: 'joint',
      field: joint.field,
    },
    ...shapes,
    { kind: 'rect', x: right + gap, y: fitted.y, width: 16, height: fitted.height, paint: 'ghost' },
    ...label(right + gap / 2, bottom + gap + 18, joint.text, joint.field, 120),
  ]
}
