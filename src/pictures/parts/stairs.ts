import * as pictures from '#messages/pictures.ts'
import type { PartOf } from '../../../schemas/definition/picture.ts'
import { say } from '../../../schemas/messages/message.ts'
import { at, type Drawn, label, measureAcross, measureDown, textWidth } from '../drawing.ts'
import { fitInto } from '../fit.ts'
import type { ValueResolver } from '../valueResolver.ts'
import { countWithNoun } from '../words.ts'

/** Nobody can distinguish more steps than these. */
const MAX_STEPS = 60

/** A straight flight of stairs from its side, to scale. */
export function drawStairs(
  part: PartOf<'stairs'>,
  values: ValueResolver,
  top: number,
): Drawn | undefined {
  const steps = values.quantity(part.steps, '5')
  const riser = values.quantity(part.riser, '0.17')
  const tread = values.quantity(part.tread, '0.28')
  const waist = values.quantity(part.waist, '0.15')
  if (!steps || !riser || !tread || !waist) return undefined
  const caption = values.resolveText(part.caption)
  const drawn = Math.min(Math.ceil(steps.value), MAX_STEPS)
  // Under each edge the waist is as high as it is thick across the slope.
  const under = (waist.value * Math.hypot(riser.value, tread.value)) / tread.value
  const room = { x: 60, y: top + 40, width: 220, height: 130 }
  const fitted = fitInto(drawn * tread.value, drawn * riser.value + under, room)
  const go = fitted.width / drawn
  const thick = (fitted.height * under) / (drawn * riser.value + under)
  const up = (fitted.height - thick) / drawn
  const foot = fitted.y + fitted.height - thick
  const right = fitted.x + fitted.width
  const flight = `v${at(-up)}h${at(go)}`.repeat(drawn)
  const below = fitted.y + fitted.height
  const middle = fitted.x + fitted.width / 2
  const soffit = foot + thick - (fitted.height - thick) / 2
  return {
    height: below + (caption.text ? 52 : 30) - top,
    toScale: fitted.toScale,
    shapes: [
      {
        kind: 'path',
        d: `M${at(fitted.x)} ${at(foot)}${flight}v${at(thick)}L${at(fitted.x)} ${at(foot + thick)}z`,
        paint: part.material,
        field: steps.field,
      },
      ...measureAcross(right - go, right, fitted.y - 14, tread.text, tread.field),
      ...measureDown(foot - up, foot, fitted.x - 14, riser.text, riser.field),
      {
        kind: 'path',
        d: `M${at(middle)} ${at(soffit - thick)}v${at(thick)}`,
        paint: 'measure',
        field: waist.field,
      },
      ...label(middle + 14 + textWidth(waist.text) / 2, soffit + 18, waist.text, waist.field, 140),
      ...label(160, below + 42, caption.text, caption.field),
    ],
    notes: [
      ...(fitted.toScale ? [] : [pictures.tooThin]),
      ...(drawn < steps.value
        ? [say(pictures.firstDrawn, { all: countWithNoun(steps.exact, 'step'), drawn })]
        : []),
    ],
  }
}
