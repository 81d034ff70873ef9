import * as messages from '#language/fallbacks.ts'
import { figureWithUnit, unitFor } from '#language/grammar.ts'
import { isBillField } from '../definition/billFields.ts'
import type { FieldOf } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { formatExact } from '../formula/number.ts'
import { rangeInWords } from '../formula/range.ts'
import { say } from '../messages/message.ts'
import type { Estimate } from './estimate.ts'
import type { Input } from './fieldInput.ts'

/**
 * Says which fields of the form were not read as numbers, and which defaults were used. A field
 * under the bill shows its own message.
 */
export function fallbackTexts(calculator: Calculator, estimate: Estimate): string[] {
  return Object.entries(estimate.inputs).flatMap(([name, input]) => {
    const field = calculator.fields[name]
    return field?.kind === 'number' && !isBillField(field) ? (fallbackText(field, input) ?? []) : []
  })
}

/** 'Mortar gap: left empty, so 10 mm was used.'; undefined where the typed text is used. */
export function fallbackText(
  field: FieldOf<'number'>,
  { value, typed, fellBack }: Input,
): string | undefined {
  if (!fellBack) return undefined
  const { label, accepts } = field
  if (!value) return say(messages.notPriced, { label, range: rangeInWords(accepts) })
  const figure = formatExact(value)
  const used = figureWithUnit(figure, unitFor(field.unit, figure))
  if (typed.trim() === '') return say(messages.leftEmpty, { label, used })
  // The field shows the typed text; repeated here, a long paste would bury the result.
  return say(messages.notAccepted, { label, range: rangeInWords(accepts), used })
}
