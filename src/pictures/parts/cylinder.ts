import * as pictures from '#messages/pictures.ts'
import type { PartOf } from '../../../schemas/definition/picture.ts'
import { at, type Drawn, label, measureAcross, measureDown } from '../drawing.ts'
import { fitInto } from '../fit.ts'
import type { ValueResolver } from '../valueResolver.ts'

/** How much of its width a circle seen from above the edge is high. */
const FLATTENED = 0.3

/** An upright round block, to scale. */
export function drawCylinder(
  part: PartOf<'cylinder'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const diameter = values.quantity(part.diameter, '0.6')
  const height = values.quantity(part.height, '1.2')
  if (!diameter || !height) return undefined
  const caption = values.resolveText(part.caption)
  const room = { x: 40, y: top + 44, width: 240, height: 102 }
  const fitted = fitInto(diameter.value, height.value, room)
  const { x, width } = fitted
  const across = width / 2
  const up = Math.min(across * FLATTENED, 14)
  const arc = (sweep: number, to: number) => `a${at(across)} ${at(up)} 0 0 ${sweep} ${at(to)} 0`
  const y = fitted.y + up
  const side = `M${at(x)} ${at(y)}v${at(fitted.height)}${arc(0, width)}v${at(-fitted.height)}${arc(1, -width)}z`
  return {
    height: caption.text ? 204 : 180,
    toScale: fitted.toScale,
    shapes: [
      { kind: 'path', d: side, paint: 'side', field: height.field },
      {
        kind: 'path',
        d: `M${at(x)} ${at(y)}${arc(1, width)}${arc(1, -width)}z`,
        paint: part.material,
        field: diameter.field,
      },
      ...measureAcross(x, x + width, top + 26, diameter.text, diameter.field),
      ...measureDown(y, y + fitted.height, x - 12, height.text, height.field),
      ...label(160, top + 196, caption.text, caption.field),
    ],
    notes: fitted.toScale ? [] : [pictures.tooThin],
  }
}
