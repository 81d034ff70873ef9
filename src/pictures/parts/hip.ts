import * as pictures from '#messages/pictures.ts'
import type { PartOf } from '../../../schemas/definition/picture.ts'
import { at, type Drawn, label, measureAcross, measureDown } from '../drawing.ts'
import { fitInto } from '../fit.ts'
import type { ValueResolver } from '../valueResolver.ts'

/** A roof of four slopes from above, to scale: its ridge and hips over the walls. */
export function drawHip(
  part: PartOf<'hip'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const length = values.quantity(part.length, '9')
  const span = values.quantity(part.span, '6')
  const eaves = values.quantity(part.eaves, '0.6')
  if (!length || !span) return undefined
  const ridge = values.resolveText(part.ridge)
  const overhang = eaves?.value ?? 0
  const [long, short] = [length.value + 2 * overhang, span.value + 2 * overhang]
  const fitted = fitInto(long, short, { x: 40, y: top + 34, width: 250, height: 130 })
  const { x, y, width, height } = fitted
  const [right, below, middle] = [x + width, y + height, y + height / 2]
  // A hip runs at half a right angle: the ridge begins as far in as the roof is deep to its middle.
  const inset = Math.min(((short / 2) * width) / long, width / 2)
  const [from, to] = [x + inset, right - inset]
  const ends = `M${at(x)} ${at(y)}L${at(from)} ${at(middle)}L${at(x)} ${at(below)}zM${at(right)} ${at(y)}L${at(to)} ${at(middle)}L${at(right)} ${at(below)}z`
  const lines = `M${at(x)} ${at(y)}L${at(from)} ${at(middle)}H${at(to)}L${at(right)} ${at(y)}M${at(x)} ${at(below)}L${at(from)} ${at(middle)}M${at(right)} ${at(below)}L${at(to)} ${at(middle)}`
  const edge = { x: (overhang * width) / long, y: (overhang * height) / short }
  const walls = {
    x: x + edge.x,
    y: y + edge.y,
    width: width - 2 * edge.x,
    height: height - 2 * edge.y,
  }
  return {
    height: below + 34 - top,
    toScale: fitted.toScale,
    shapes: [
      { kind: 'rect', x, y, width, height, paint: part.material },
      { kind: 'path', d: ends, paint: 'lap' },
      { kind: 'path', d: lines, paint: 'outline' },
      { kind: 'rect', ...walls, paint: 'ghost', field: eaves?.field },
      ...measureAcross(walls.x, walls.x + walls.width, y - 10, length.text, length.field),
      ...measureDown(walls.y, walls.y + walls.height, x - 14, span.text, span.field),
      ...label(160, below + 22, ridge.text, ridge.field),
    ],
    notes: fitted.toScale ? [] : [pictures.tooThin],
  }
}
