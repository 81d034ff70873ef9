import type Fraction from 'fraction.js'
import type { FieldOf, PlainField } from '../definition/calculator.ts'
import type { Field, Group } from '../definition/compiled.ts'
import { parseRational } from '../formula/number.ts'
import { isWithin, rangeInWords } from '../formula/range.ts'
import { pluralOf } from '../formula/unitWords.ts'
import { FEET_AND_INCHES, readEntry } from './entry.ts'
import { labelInRow, rowsOf, type Texts } from './texts.ts'

/*
 * What a person may type: from the texts in a form to exact values. Form state stays text; it
 * becomes a number here and nowhere else.
 */

/** What a field came to: the values that formulas see under its name, and whether it fell back. */
export interface Input {
  /** The field's own value, in its own unit; undefined for a choice, which has only named values. */
  value: Fraction | undefined
  /** A choice's named values. */
  named: ReadonlyMap<string, Fraction>
  typed: string
  /** The entry in its own words, where it was made in another unit: '12 ft 6 in'. */
  written?: string | undefined
  /** True if what was typed is not accepted and the default is used in its place. */
  fellBack: boolean
}

/** What the fields of a form, or of a row, came to. A field that is absent has no input. */
export type Inputs = Readonly<Record<string, Input>>

/** A field whose text is not accepted, and what it takes. */
export interface Refusal {
  /** The name of the box: 'wallLength', 'openings.0.width'. */
  path: string
  /** 'Wall length: a number above zero'. */
  message: string
}

/** What a whole form came to. */
export interface ReadForm {
  inputs: Inputs
  /** For each group the rows that are filled in. */
  groups: Readonly<Record<string, readonly Inputs[]>>
  /** For each of those rows its place in the form, where rows may stand between that are empty. */
  places: Readonly<Record<string, readonly number[]>>
  /** In the order of the page; where there is one, there is no estimate. */
  refusals: Refusal[]
  /** The texts that give the same again, without what was not used: for links and lists. */
  texts: Texts
}

const NOTHING_NAMED: ReadonlyMap<string, Fraction> = new Map()

/** Reads all texts of a form. No text makes it throw. */
export function readForm(fields: Readonly<Record<string, Field>>, typed: Texts): ReadForm {
  const plain = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'group' ? [] : [[name, field] as const],
  )
  const form = readFields(Object.fromEntries(plain), '', typed, (label) => label)
  const groups: Record<string, readonly Inputs[]> = {}
  const places: Record<string, readonly number[]> = {}
  const refusals = [...form.refusals]
  const texts = { ...form.texts }
  for (const [name, group] of Object.entries(fields)) {
    if (group.kind !== 'group') continue
    const rows = rowsOf(name, group, typed).map(({ index }) => index)
    places[name] = rows
    groups[name] = rows.map((index, place) => {
      const called = (label: string) => labelInRow(group.row, index, label)
      const row = readFields(group.fields, `${name}.${index}.`, typed, called)
      refusals.push(...row.refusals)
      for (const [key, text] of Object.entries(row.texts)) {
        texts[`${name}.${place}.${key.slice(`${name}.${index}.`.length)}`] = text
      }
      return row.inputs
    })
    refusals.push(...rowsRefused(name, group, rows))
  }
  const order = Object.keys(fields)
  refusals.sort((one, other) => order.indexOf(topOf(one)) - order.indexOf(topOf(other)))
  return { inputs: form.inputs, groups, places, refusals, texts }
}

function topOf({ path }: Refusal): string {
  return path.split('.')[0] ?? path
}

/** Too few rows are told at the first that is empty, too many at the first that is too many. */
function rowsRefused(name: string, group: Group, rows: readonly number[]): Refusal[] {
  const { label, row: one, least, most, fields } = group
  const [first = ''] = Object.keys(fields)
  const refusal = (row: number, limit: string, count: number) => {
    const message = `${label}: ${limit} ${count} ${count === 1 ? one : pluralOf(one)}`
    return [{ path: `${name}.${row}.${first}`, message }]
  }
  if (rows.length < least) {
    const empty = rows.findIndex((row, place) => row !== place)
    return refusal(empty === -1 ? rows.length : empty, 'at least', least)
  }
  const tooMany = rows[most]
  return tooMany === undefined ? [] : refusal(tooMany, 'at most', most)
}

function readFields(
  fields: Readonly<Record<string, PlainField>>,
  prefix: string,
  typed: Texts,
  called: (label: string) => string,
): Omit<ReadForm, 'groups' | 'places'> {
  const inputs: Record<string, Input> = {}
  const refusals: Refusal[] = []
  const texts: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, fields, prefix, typed)) continue
    const path = prefix + name
    const input = readField(field, path, typed)
    if (input === 'absent') continue
    if (input) {
      inputs[name] = input
      Object.assign(texts, textsBehind(field, input, path, typed))
    } else refusals.push({ path, message: `${called(field.label)}: ${wanted(field)}` })
  }
  return { inputs, refusals, texts }
}

/** Whether a field is there with the options that are chosen now. */
export function isShown(
  { shownFor = {} }: PlainField,
  fields: Readonly<Record<string, PlainField | Field>>,
  prefix: string,
  typed: Texts,
): boolean {
  return Object.entries(shownFor).every(([choice, options]) => {
    const field = fields[choice]
    const chosen = typed[prefix + choice] ?? (field?.kind === 'choice' ? field.default : '')
    return options.includes(chosen)
  })
}

/** What a field takes, as in 'Wall length: a number above zero'. */
function wanted(field: PlainField): string {
  return field.kind === 'choice' ? 'one of the list' : rangeInWords(field.accepts)
}

function readField(field: PlainField, path: string, typed: Texts): Input | 'absent' | undefined {
  return field.kind === 'number'
    ? numberInput(field, path, typed)
    : choiceInput(field, typed[path] ?? field.default)
}

/** Reads a number field's boxes; undefined where they are not accepted. */
export function parseNumberField(field: FieldOf<'number'>, path: string, typed: Texts) {
  const entry = readEntry(field.unit, {
    text: typed[path] ?? '',
    unit: typed[`${path}.unit`],
    inches: typed[`${path}.inches`],
  })
  return entry && isWithin(entry.value, field.accepts) ? entry : undefined
}

function numberInput(
  field: FieldOf<'number'>,
  path: string,
  typed: Texts,
): Input | 'absent' | undefined {
  const text = typed[path] ?? ''
  if (field.optional && isEmpty(path, typed)) return 'absent'
  const entry = parseNumberField(field, path, typed)
  if (entry) return { ...entry, named: NOTHING_NAMED, typed: text, fellBack: false }
  if (field.otherwise !== 'default' || field.default === undefined) return undefined
  const fallback = readEntry(field.unit, { text: field.default })
  return fallback && { ...fallback, named: NOTHING_NAMED, typed: text, fellBack: true }
}

function isEmpty(path: string, typed: Texts): boolean {
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

/** The texts of a field that give its input again: what was used, not what was passed over. */
function textsBehind(field: PlainField, input: Input, path: string, typed: Texts): Texts {
  if (input.fellBack) return { [path]: field.default ?? '' }
  const unit = typed[`${path}.unit`]
  const texts = { [path]: input.typed.trim() }
  if (field.kind === 'choice' || unit === undefined || unit === field.unit) return texts
  const inches =
    unit === FEET_AND_INCHES ? { [`${path}.inches`]: typed[`${path}.inches`]?.trim() ?? '' } : {}
  return { ...texts, [`${path}.unit`]: unit, ...inches }
}
