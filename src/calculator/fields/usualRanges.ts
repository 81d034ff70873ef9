import { useSyncExternalStore } from 'react'
import { figureWithUnit, unitFor } from '#language/grammar.ts'
import * as entryNote from '#messages/entryNote.ts'
import type { FieldOf, PlainField } from '../../../schemas/definition/calculator.ts'
import type { Field } from '../../../schemas/definition/compiled.ts'
import {
  FEET_AND_INCHES,
  parseMeasurement,
  unitChoices,
} from '../../../schemas/estimate/measurementInput.ts'
import { formatExact, parseRational } from '../../../schemas/formula/number.ts'
import { isWithin } from '../../../schemas/formula/range.ts'
import { say } from '../../../schemas/messages/message.ts'
import type { NumberValue } from './controls.ts'

/*
 * What is usual in a form's fields comes with the guide, after the form: a page needs none of it to
 * calculate. It is found by the form's own field.
 */

type Fields = Readonly<Record<string, Field | PlainField>>
type UsualRange = NonNullable<FieldOf<'number'>['usual']>

const ranges = new WeakMap<object, UsualRange>()
const listeners = new Set<() => void>()

/** Tells the fields of a form what is usual in them, as the guide's fields of the same names have it. */
export function tellUsualRanges(form: Fields, guide: Fields): void {
  collect(form, guide)
  for (const listener of listeners) listener()
}

function collect(form: Fields, guide: Fields): void {
  for (const [name, field] of Object.entries(form)) {
    const told = guide[name]
    if (field.kind === 'repeat' && told?.kind === 'repeat') collect(field.fields, told.fields)
    if (told?.kind === 'number' && told.usual) ranges.set(field, told.usual)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a field asks of an entry that is accepted and yet outside what is usual. */
export interface UsualQuestion {
  /** '600 cm is large for a tile.' */
  said: string
  /** The first unit of the field's kind in which the same text would be usual: 'mm'. */
  meant?: string | undefined
}

/**
 * What is to be asked of what stands in a field; undefined where nothing is unusual, or is told to be.
 * The page's own figure in another unit is one that nobody measured.
 */
export function useUsualQuestion(
  field: FieldOf<'number'>,
  value: NumberValue,
): UsualQuestion | undefined {
  const usual = useSyncExternalStore(subscribe, () => ranges.get(field))
  const { unit } = field
  const unitName = unitFor(unit, '1')
  const { amount: text, ...beside } = value
  if (
    text === field.default &&
    value.unit !== unit &&
    parseMeasurement(unit, { text, ...beside })
  ) {
    return { said: say(entryNote.began, { entry: figureWithUnit(text, unitName) }), meant: unit }
  }
  if (!usual) return undefined
  const entry = parseMeasurement(unit, { text, ...beside })
  if (!entry || !isWithin(entry.value, field.accepts) || isWithin(entry.value, usual))
    return undefined
  const entered = entry.asEntered ?? figureWithUnit(formatExact(entry.value), unitName)
  const maximum = parseRational(usual.maximum)
  const message = maximum && entry.value.gt(maximum) ? entryNote.large : entryNote.small
  const meant = unitChoices(unit).find((other) => {
    const read = other !== FEET_AND_INCHES && parseMeasurement(unit, { text, unit: other })
    return read && isWithin(read.value, usual)
  })
  return { said: say(message, { entry: entered, thing: usual.of }), meant }
}
