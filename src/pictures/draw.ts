import * as pictures from '#messages/pictures.ts'
import { isPricedField } from '../../schemas/definition/billFields.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { say } from '../../schemas/messages/message.ts'
import { type Drawing, textWidth } from './drawing.ts'
import { drawPart } from './parts/index.ts'
import { resolveResult, resolveSketch, type ValueResolver } from './valueResolver.ts'

/** The picture of a result, or undefined where the calculator declares none. */
export function drawResult(calculator: Calculator, estimate: Estimate): Drawing | undefined {
  return compose(calculator, resolveResult(calculator, estimate))
}

/** The picture before there is a result: it shows what each field measures. */
export function drawSketch(calculator: Calculator): Drawing | undefined {
  const measured = Object.values(calculator.fields).filter((field) => !isPricedField(field))
  const labels = measured.map(({ label }) => label)
  const subject = say(pictures.toMeasure, { labels: labels.join(', ') })
  const drawing = compose(calculator, resolveSketch(calculator))
  return drawing && { ...drawing, subject, legend: [], notes: [] }
}

/** A calculator's parts one below the other; none where the values of all of them are absent. */
function compose({ picture }: Calculator, values: ValueResolver): Drawing | undefined {
  if (!picture) return undefined
  const drawing: Drawing = { height: 0, shapes: [], subject: '', legend: [], notes: [] }
  const subjects: string[] = []
  for (const part of picture) {
    const isMeant = Object.entries(part.visibleWhen ?? {}).every(([choice, options]) =>
      options.includes(values.selectedOption(choice) ?? ''),
    )
    const drawn = isMeant ? drawPart(part, values, drawing.height) : undefined
    if (!drawn) continue
    const toScale = drawn.toScale ? pictures.toScale : ''
    const { text: shows } = values.resolveText(part.alt, { toScale })
    const { text: note } = values.resolveText(part.note)
    if (shows) subjects.push(shows)
    drawing.shapes.push(...drawn.shapes)
    drawing.legend.push(...(drawn.legend ?? []))
    drawing.notes.push(...(drawn.notes ?? []), ...(note ? [note] : []))
    drawing.height += drawn.height
  }
  if (drawing.shapes.length === 0) return undefined
  // A long text beside a low face reaches below it.
  const ends = drawing.shapes.map((shape) =>
    shape.kind === 'text' && shape.turned
      ? shape.y + Math.min(textWidth(shape.text), shape.room) / 2
      : 0,
  )
  const height = Math.max(drawing.height, ...ends)
  return { ...drawing, height, subject: subjects.join('. ') }
}
