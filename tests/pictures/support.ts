import fc from 'fast-check'
import Fraction from 'fraction.js'
import type { CalculatorWithGuidance, Field } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf, type Given } from '../../schemas/estimate/formValues.ts'
import { drawResult } from '../../src/pictures/draw.ts'
import type { Drawing, Shape } from '../../src/pictures/drawing.ts'
import { textsInto } from '../support/inputs.ts'
import { calculatorAt, calculators } from '../working/calculators.ts'

/** Those that declare a picture; none needs to. */
export const pictured = [...calculators].filter(([, { picture }]) => picture !== undefined)

/** The fields that a calculator's picture is drawn from; what its texts alone show is no measure. */
export function fieldsInPicture({ picture, fields }: CalculatorWithGuidance): string[] {
  const named = namesIn(picture).map((name) => name.split('.')[0])
  return Object.entries(fields).flatMap(([name, field]) =>
    named.includes(name) && isThereAtFirst(field, fields) ? name : [],
  )
}

/** Before a result, the picture has no rows, and no field that only another option shows. */
function isThereAtFirst(field: Field, fields: CalculatorWithGuidance['fields']): boolean {
  if (field.kind === 'repeat') return false
  return Object.entries(field.visibleWhen ?? {}).every(([choice, options]) => {
    const other = fields[choice]
    return other?.kind === 'choice' && options.includes(other.default)
  })
}

/** Every text of a picture that may be the name of a value. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    ['part', 'noun', 'material', 'visibleWhen'].includes(key) ? [] : namesIn(item),
  )
}

/** Draws an option for each choice, and a text for each number, mostly a whole one if it must be. */
export function inputsOf(calculator: CalculatorWithGuidance, numbers: fc.Arbitrary<string>) {
  const whole = numbers.map((text) => text.replace(/(?<=\d)\.\d*$/, ''))
  return textsInto(calculator, (field) => {
    if (field.kind === 'choice') return fc.constantFrom(...Object.keys(field.options))
    if (!field.accepts.integer) return numbers
    return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: numbers })
  })
}

/** A result; undefined where the input is not accepted. */
export function estimated(calculator: CalculatorWithGuidance, typed: Given): Estimate | undefined {
  const outcome = computeEstimate(calculator, formValuesOf(calculator.fields, typed))
  return outcome.state === 'ready' ? outcome.estimate : undefined
}

/** A result and its picture; undefined where the input is not accepted, or nothing is drawn of it. */
export function drawn(
  calculator: CalculatorWithGuidance,
  typed: Given,
): { estimate: Estimate; drawing: Drawing } | undefined {
  const estimate = estimated(calculator, typed)
  if (!estimate) return undefined
  const drawing = drawResult(calculator, estimate)
  if (!calculator.picture) throw new Error(`${calculator.slug} declares no picture`)
  return drawing && { estimate, drawing }
}

/** As `drawn`, for an input that must be accepted. */
export function drawnFor(slug: string, typed: Given) {
  const picture = drawn(calculatorAt(slug), typed)
  if (!picture) throw new Error(`${slug} does not accept ${JSON.stringify(typed)}`)
  return picture
}

/** The number that the results show for a key. */
export function shownIn({ rows }: Estimate, key: string): Fraction {
  const row = rows.find((candidate) => candidate.key === key)
  if (!row) throw new Error(`No result ${key}`)
  return numberOf(row.value)
}

/** The number that a text begins with. */
export function numberOf(text: string): Fraction {
  return new Fraction(/-?[\d,.]+/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN)
}

/** All shapes that become elements, those of patterns included. */
export function elements({ shapes }: Drawing): Shape[] {
  return shapes.flatMap((shape): Shape[] =>
    shape.kind === 'pattern' ? [shape, ...shape.shapes] : [shape],
  )
}

/** How many pieces of a name are drawn, parts added up. */
export function piecesDrawn(drawing: Drawing, piece: string): number {
  return drawing.shapes
    .map((shape) => (shape.kind !== 'text' && shape.piece === piece ? (shape.share ?? 1) : 0))
    .reduce((sum, share) => sum + share, 0)
}

/** The count that the legend states in the item with a certain text. */
export function stated(drawing: Drawing, text: RegExp): Fraction {
  const items = drawing.legend.filter((item) => text.test(item.text))
  if (items.length > 1) throw new Error(`${items.length} items say ${text}`)
  const [item] = items
  return item ? numberOf(item.text.replace(/^\D*: /, '')) : new Fraction(0)
}
