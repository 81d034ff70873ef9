import type Fraction from 'fraction.js'
import * as refusals from '#language/refusals.ts'
import type { FieldOf, PlainField } from '../definition/calculator.ts'
import { parseRational } from '../formula/number.ts'
import { isWithin, rangeInWords } from '../formula/range.ts'
import { say } from '../messages/message.ts'
import type { FormValues } from './formValues.ts'
import { FEET_AND_INCHES, parseMeasurement } from './measurementInput.ts'

/** The input of a field: the values that formulas see under its name, and whether it fell back. */
export interface Input {
  /** The field's own value, in its own unit; undefined for a choice, which has only named values. */
  value: Fraction | undefined
  /** A choice's named values. */
  named: ReadonlyMap<string, Fraction>
  typed: string
  /** The entry in its own words, unless it is one decimal in the field's unit: '12 ft 6 in', '3 m + 2 m'. */
  asEntered?: string | undefined
  /** True if what was typed is not accepted and the default is used in its place. */
  fellBack: boolean
}

const NOTHING_NAMED: ReadonlyMap<string, Fraction> = new Map()

/** Why a field refuses its text, after its label: 'Wall length: a number above zero'; of '8,4', why it is no number. */
export function refusalReason(field: PlainField, path: string, typed: FormValues): string {
  if (field.kind === 'choice') return refusals.oneOfList
  const text = typed[path] ?? ''
  if (/,\d\d?(?!\d)/.test(text)) return refusals.comma
  const unread = parseNumberField(field, path, typed) ? undefined : whyUnread(text)
  return unread ?? rangeInWords(field.accepts)
}

/** Why a text is no measure, where it is nearly one: '3m5', '12 ft + 3'. */
export function whyUnread(text: string): string | undefined {
  const [, metres = '', part = ''] = /(?:^|\+)\s*(\d+) ?m ?(\d)\s*(?:\+|$)/i.exec(text) ?? []
  if (part !== '') return say(refusals.metresAnd, { metres, part })
  return text.includes('+') ? refusals.sum : undefined
}

/**
 * Reads one field's texts. A field that is optional and empty is 'absent'; of a text that is not accepted,
 * and has no default to fall back on, there is no input.
 *
 * @param rowIndexes For each repeat the indexes of its rows that are filled in, for a choice of one of them.
 */
export function readField(
  field: PlainField,
  path: string,
  typed: FormValues,
  rowIndexes: Readonly<Record<string, readonly number[]>>,
): Input | 'absent' | undefined {
  if (field.kind === 'number') return numberInput(field, path, typed)
  const option = typed[path] ?? field.default
  if (field.of === undefined) return choiceInput(field, option) ?? underBill(field)
  // Rows in which nothing was typed are not there: the others are counted without them.
  const row = rowIndexes[field.of]?.indexOf(Number(option) - 1) ?? -1
  return choiceInput(field, String(row + 1))
}

/** Nothing is refused under the bill: an option that is not there counts as the default. */
function underBill(field: FieldOf<'choice'>): Input | undefined {
  const input = field.placement && choiceInput(field, field.default)
  return input && { ...input, fellBack: true }
}

/** Reads a number field's boxes; undefined where they are no number. */
function parseNumberField(field: FieldOf<'number'>, path: string, typed: FormValues) {
  return parseMeasurement(field.unit, {
    text: textOf(field, path, typed),
    unit: typed[`${path}.unit`],
    inches: typed[`${path}.inches`],
  })
}

function numberInput(
  field: FieldOf<'number'>,
  path: string,
  typed: FormValues,
): Input | 'absent' | undefined {
  const text = textOf(field, path, typed)
  if (field.optional && isEmpty(path, typed)) return 'absent'
  const entry = parseNumberField(field, path, typed)
  // The entry last: V8 takes a hundred times as long to add to a copy as to spread into what is there.
  if (entry && isWithin(entry.value, field.accepts))
    return { named: NOTHING_NAMED, typed: text, fellBack: false, ...entry }
  // Nothing is refused under the bill: what is no price is none.
  if (field.placement === 'price')
    return { named: NOTHING_NAMED, typed: text, fellBack: true, value: undefined }
  if (field.onInvalid !== 'default' || field.default === undefined) return undefined
  const fallback = parseMeasurement(field.unit, { text: field.default })
  // Older links have no text for a field under the bill, because nobody was asked.
  const fellBack = field.placement === undefined || typed[path] !== undefined
  const entered = fellBack ? text : field.default
  return fallback && { named: NOTHING_NAMED, typed: entered, fellBack, ...fallback }
}

/** A field that an older link does not know has its default there. */
function textOf(field: FieldOf<'number'>, path: string, typed: FormValues): string {
  return typed[path] ?? (field.addedLater && field.default) ?? ''
}

function isEmpty(path: string, typed: FormValues): boolean {
  const inches = typed[`${path}.unit`] === FEET_AND_INCHES ? typed[`${path}.inches`] : ''
  return `${typed[path] ?? ''}${inches ?? ''}`.trim() === ''
}

function choiceInput(field: FieldOf<'choice'>, typed: string): Input | undefined {
  const option = Object.hasOwn(field.options, typed) ? field.options[typed] : undefined
  if (!option) return undefined
  const named = new Map<string, Fraction>()
  for (const [name, text] of Object.entries(option.values)) {
    const value = parseRational(text)
    if (value) named.set(name, value)
  }
  return { value: undefined, named, typed, fellBack: false }
}

/** The texts of a field that give its input again; texts that were not used are left out. */
export function usedTexts(
  field: PlainField,
  input: Input,
  path: string,
  typed: FormValues,
): FormValues {
  if (input.fellBack) return field.default === undefined ? {} : { [path]: field.default }
  const unit = typed[`${path}.unit`]
  const texts = { [path]: input.typed.trim() }
  if (field.kind === 'choice' || unit === undefined || unit === field.unit) return texts
  const inches =
    unit === FEET_AND_INCHES ? { [`${path}.inches`]: typed[`${path}.inches`]?.trim() ?? '' } : {}
  return { ...texts, [`${path}.unit`]: unit, ...inches }
}
