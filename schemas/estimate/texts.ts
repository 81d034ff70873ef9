import type { PlainField } from '../definition/calculator.ts'
import type { Field } from '../definition/compiled.ts'

/*
 * A form as texts: one for each box, by its name. A field is 'wallLength', its unit control
 * 'wallLength.unit', a field in the first row of a group 'openings.0.width'.
 */

export type Texts = Readonly<Record<string, string>>

/** What texts need to know of a group. */
export interface Rows {
  fields: Readonly<Record<string, PlainField>>
  most: number
}

/** A row of a group that is filled in, at least in part. */
export interface Row {
  /** Its place in the form, counted from 0. */
  index: number
}

/** The texts of a fresh row. */
export function rowTexts(group: string, { fields }: Rows, index: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      `${group}.${index}.${name}`,
      field.default ?? '',
    ]),
  )
}

/** How many rows a form holds, empty ones too: the places that its texts name. */
export function rowCount(group: string, typed: Texts): number {
  const places = Object.keys(typed).flatMap((key) => {
    const [name, place = '', field] = key.split('.')
    return name === group && field !== undefined && /^\d{1,3}$/.test(place) ? [Number(place)] : []
  })
  return Math.max(-1, ...places) + 1
}

/**
 * The rows of a group that are filled in. One in which nothing was typed counts as not there: its
 * number fields are empty or hold their defaults, and one that has no default is empty.
 */
export function rowsOf(name: string, group: Rows, typed: Texts): Row[] {
  const rows = Array.from({ length: rowCount(name, typed) }, (_, index) => ({ index }))
  return rows.filter(({ index }) => !isUntouched(`${name}.${index}.`, group, typed))
}

function isUntouched(prefix: string, { fields }: Rows, typed: Texts): boolean {
  const numbers = Object.entries(fields).filter(([, { kind }]) => kind === 'number')
  const textOf = (name: string) =>
    `${typed[prefix + name] ?? ''}${typed[`${prefix}${name}.inches`] ?? ''}`.trim()
  return (
    numbers.some(([, field]) => field.default === undefined) &&
    numbers.every(([name, field]) => ['', field.default].includes(textOf(name)))
  )
}

/** Inputs as an example gives them: a text for each field, a list of rows for each group. */
export type Given = Readonly<Record<string, string | readonly Texts[]>>

/** The texts of a form in which an example was typed; what it leaves out has its default. */
export function textsOf(
  fields: Readonly<Record<string, Field>>,
  given: Given,
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const own = Object.hasOwn(given, name) ? given[name] : undefined
    if (field.kind !== 'group') {
      texts[name] = typeof own === 'string' ? own : (field.default ?? '')
      continue
    }
    const rows = typeof own === 'object' ? own : []
    for (let row = 0; row < Math.max(field.least, rows.length); row += 1) {
      Object.assign(texts, rowTexts(name, field, row))
      for (const [key, text] of Object.entries(rows[row] ?? {}))
        texts[`${name}.${row}.${key}`] = text
    }
  }
  for (const [name, text] of Object.entries(given)) {
    // A box beside a field's own: its unit.
    if (name.includes('.') && typeof text === 'string') texts[name] = text
  }
  return texts
}

/** The texts that stand in a fresh form. */
export function defaultTexts(fields: Readonly<Record<string, Field>>): Record<string, string> {
  return textsOf(fields, {})
}

/** 'Opening 1, width': what a box in a group's row is called outside of it. */
export function labelInRow(row: string, index: number, label: string): string {
  const start = `${row.charAt(0).toUpperCase()}${row.slice(1)} ${index + 1}`
  return `${start}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}
