import type Fraction from 'fraction.js'
import { figureWithNoun } from '#language/grammar.ts'
import * as refusals from '#language/refusals.ts'
import type { FieldOf, PlainField } from '../definition/calculator.ts'
import type { Field, Repeat } from '../definition/compiled.ts'
import { parseRational } from '../formula/number.ts'
import { isWithin, rangeInWords } from '../formula/range.ts'
import { say } from '../messages/message.ts'
import { type FormValues, labelInRow, rowsOf } from './formValues.ts'
import { FEET_AND_INCHES, parseMeasurement } from './measurementInput.ts'

/*
 * Reads the texts in a form into exact values, for a computation. Form state stays text. The notes beside a
 * field use the same reader, measurementInput.ts.
 */

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

/** The inputs of a form, or of a row. A field that is absent has no input. */
export type Inputs = Readonly<Record<string, Input>>

/** A field whose text is not accepted, and what it accepts. */
export interface FieldError {
  /** The name of the box: 'wallLength', 'openings.0.width'. */
  path: string
  /** 'Wall length: a number above zero'. */
  message: string
}

/** All inputs and errors of a form. */
export interface ReadForm {
  inputs: Inputs
  /** For each repeat the rows that are filled in. */
  repeats: Readonly<Record<string, readonly Inputs[]>>
  /** For each of those rows its index in the form, which may have empty rows in between. */
  rowIndexes: Readonly<Record<string, readonly number[]>>
  /** In the order of the page; where there is one, there is no estimate. */
  fieldErrors: FieldError[]
  /** The texts that give the same inputs again, without unused ones: for links and lists. */
  formValues: FormValues
}

const NOTHING_NAMED: ReadonlyMap<string, Fraction> = new Map()

/** Reads all texts of a form. No text makes it throw. */
export function readForm(fields: Readonly<Record<string, Field>>, typed: FormValues): ReadForm {
  const form = readFields(fields, '', typed, (label) => label)
  const repeats: Record<string, readonly Inputs[]> = {}
  const rowIndexes: Record<string, readonly number[]> = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'repeat' ? [[name, rowsOf(name, field, typed).map(({ index }) => index)]] : [],
    ),
  )
  const fieldErrors = [...form.fieldErrors]
  const texts = { ...form.formValues }
  for (const [name, repeat] of Object.entries(fields)) {
    if (repeat.kind !== 'repeat') continue
    const rows = rowIndexes[name] ?? []
    repeats[name] = rows.map((index, position) => {
      const inRowLabel = (label: string) => labelInRow(repeat.row, index, label)
      const row = readFields(repeat.fields, `${name}.${index}.`, typed, inRowLabel, rowIndexes)
      fieldErrors.push(...row.fieldErrors)
      for (const [key, text] of Object.entries(row.formValues)) {
        texts[`${name}.${position}.${key.slice(`${name}.${index}.`.length)}`] = text
      }
      return row.inputs
    })
    fieldErrors.push(...rowCountErrors(name, repeat, rows))
  }
  const order = Object.keys(fields)
  fieldErrors.sort((one, other) => order.indexOf(topOf(one)) - order.indexOf(topOf(other)))
  return { inputs: form.inputs, repeats, rowIndexes, fieldErrors, formValues: texts }
}

function topOf({ path }: FieldError): string {
  return path.split('.')[0] ?? path
}

/** The error of too few rows is at the first empty one, that of too many at the first one too many. */
function rowCountErrors(name: string, repeat: Repeat, rows: readonly number[]): FieldError[] {
  const { label, row: one, minimum, maximum, fields } = repeat
  const [first = ''] = Object.keys(fields)
  const pathIn = (row: number) => `${name}.${row}.${first}`
  const valuesFor = (limit: number) => ({ label, rows: figureWithNoun(String(limit), one) })
  if (rows.length < minimum) {
    let empty = 0
    while (rows[empty] === empty) empty += 1
    return [{ path: pathIn(empty), message: say(refusals.tooFew, valuesFor(minimum)) }]
  }
  const tooMany = rows[maximum]
  if (tooMany === undefined) return []
  return [{ path: pathIn(tooMany), message: say(refusals.tooMany, valuesFor(maximum)) }]
}

/** Reads the fields of a form or of a row, without those that repeat. */
function readFields(
  fields: Readonly<Record<string, Field>>,
  prefix: string,
  typed: FormValues,
  inRowLabel: (label: string) => string,
  rowIndexes: ReadForm['rowIndexes'] = {},
): Omit<ReadForm, 'repeats' | 'rowIndexes'> {
  const inputs: Record<string, Input> = {}
  const fieldErrors: FieldError[] = []
  const texts: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'repeat' || !isShown(field, fields, prefix, typed)) continue
    const path = prefix + name
    const input = readField(field, path, typed, rowIndexes)
    if (input === 'absent') continue
    if (input) {
      inputs[name] = input
      Object.assign(texts, usedTexts(field, input, path, typed))
    } else
      fieldErrors.push({
        path,
        message: `${inRowLabel(field.label)}: ${describeAccepted(field, path, typed)}`,
      })
  }
  return { inputs, fieldErrors, formValues: texts }
}

/** Whether a field is there with the options that are chosen now. */
export function isShown(
  { visibleWhen = {} }: PlainField,
  fields: Readonly<Record<string, PlainField | Field>>,
  prefix: string,
  typed: FormValues,
): boolean {
  return Object.entries(visibleWhen).every(([choice, options]) => {
    const field = fields[choice]
    const chosen = typed[prefix + choice] ?? (field?.kind === 'choice' ? field.default : '')
    return options.includes(chosen)
  })
}

/** Describes the values that a field accepts, as in 'Wall length: a number above zero'; of '8,4', why it is none. */
function describeAccepted(field: PlainField, path: string, typed: FormValues): string {
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

function readField(
  field: PlainField,
  path: string,
  typed: FormValues,
  rowIndexes: ReadForm['rowIndexes'],
): Input | 'absent' | undefined {
  if (field.kind === 'number') return numberInput(field, path, typed)
  const option = typed[path] ?? field.default
  if (field.of === undefined) return choiceInput(field, option)
  // Rows in which nothing was typed are not there: the others are counted without them.
  const row = rowIndexes[field.of]?.indexOf(Number(option) - 1) ?? -1
  return choiceInput(field, option.trim() === '' ? '' : String(row + 1))
}

/** Reads a number field's boxes; undefined where they are no number. */
function parseNumberField(field: FieldOf<'number'>, path: string, typed: FormValues) {
  return parseMeasurement(field.unit, {
    text: typed[path] ?? '',
    unit: typed[`${path}.unit`],
    inches: typed[`${path}.inches`],
  })
}

function numberInput(
  field: FieldOf<'number'>,
  path: string,
  typed: FormValues,
): Input | 'absent' | undefined {
  const text = typed[path] ?? ''
  if (field.optional && isEmpty(path, typed)) return 'absent'
  const entry = parseNumberField(field, path, typed)
  // The entry last: V8 takes a hundred times as long to add to a copy as to spread into what is there.
  if (entry && isWithin(entry.value, field.accepts))
    return { named: NOTHING_NAMED, typed: text, fellBack: false, ...entry }
  if (field.onInvalid !== 'default' || field.default === undefined) return undefined
  const fallback = parseMeasurement(field.unit, { text: field.default })
  // Older links have no text for a field under the bill, because nobody was asked.
  const fellBack = field.placement === undefined || typed[path] !== undefined
  const entered = fellBack ? text : field.default
  return fallback && { named: NOTHING_NAMED, typed: entered, fellBack, ...fallback }
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
function usedTexts(field: PlainField, input: Input, path: string, typed: FormValues): FormValues {
  if (input.fellBack) return { [path]: field.default ?? '' }
  const unit = typed[`${path}.unit`]
  const texts = { [path]: input.typed.trim() }
  if (field.kind === 'choice' || unit === undefined || unit === field.unit) return texts
  const inches =
    unit === FEET_AND_INCHES ? { [`${path}.inches`]: typed[`${path}.inches`]?.trim() ?? '' } : {}
  return { ...texts, [`${path}.unit`]: unit, ...inches }
}
