import { figureWithUnit, unitFor } from '#language/grammar.ts'
import * as entryNote from '#messages/entryNote.ts'
import type { FieldOf } from '../../../schemas/definition/calculator.ts'
import {
  FEET_AND_INCHES,
  parseMeasurement,
  unitChoices,
} from '../../../schemas/estimate/measurementInput.ts'
import { formatExact, parseRational } from '../../../schemas/formula/number.ts'
import { isWithin } from '../../../schemas/formula/range.ts'
import { say } from '../../../schemas/messages/message.ts'
import type { NumberValue } from './controls.ts'

/** The question about an entry that is accepted and yet outside the usual range. */
interface UsualQuestion {
  /** '600 cm is large for a tile.' */
  question: string
  /**
   * The same text in the first unit of the field's kind in which it would be usual, as '600' in 'mm'; or else the
   * entry that the definition suggests.
   */
  suggestion?: Pick<NumberValue, 'amount' | 'unit'> | undefined
}

/**
 * The question to ask about a field's entry; undefined where nothing is unusual.
 * The page's own figure in another unit is one that nobody measured.
 */
export function usualQuestion(
  field: FieldOf<'number'>,
  value: NumberValue,
): UsualQuestion | undefined {
  const { unit, usual } = field
  const unitName = unitFor(unit, '1')
  const { amount: text, ...beside } = value
  if (
    text === field.default &&
    value.unit !== unit &&
    parseMeasurement(unit, { text, ...beside })
  ) {
    return {
      question: say(entryNote.began, { entry: figureWithUnit(text, unitName) }),
      suggestion: { amount: text, unit },
    }
  }
  if (!usual) return undefined
  const entry = parseMeasurement(unit, { text, ...beside })
  if (!entry || !isWithin(entry.value, field.accepts) || isWithin(entry.value, usual))
    return undefined
  // No blinding, no lap: nothing is small about none.
  if (entry.value.n === 0n) return undefined
  const entered = entry.asEntered ?? figureWithUnit(formatExact(entry.value), unitName)
  const maximum = parseRational(usual.maximum)
  const message = maximum && entry.value.gt(maximum) ? entryNote.large : entryNote.small
  const suggestedUnit = unitChoices(unit).find((other) => {
    const measurement = other !== FEET_AND_INCHES && parseMeasurement(unit, { text, unit: other })
    return measurement && isWithin(measurement.value, usual)
  })
  const suggestion =
    suggestedUnit !== undefined
      ? { amount: text, unit: suggestedUnit }
      : usual.take === undefined
        ? undefined
        : { amount: usual.take, unit }
  return { question: say(message, { entry: entered, thing: usual.of }), suggestion }
}
