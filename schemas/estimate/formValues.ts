import { nounOf } from '#language/grammar.ts'
import * as refusals from '#language/refusals.ts'
import type { PlainField } from '../definition/calculator.ts'
import type { Field } from '../definition/compiled.ts'
import { capitalised, say } from '../messages/message.ts'

/*
 * The values of a form: a text for each input, by its name. A field is 'wallLength', its unit control
 * 'wallLength.unit', a field in the first row of a repeat 'openings.0.width'.
 */

export type FormValues = Readonly<Record<string, string>>

type Fields = Readonly<Record<string, Field>>

/** The part of a repeat that form values depend on. */
interface RowLimits {
  fields: Readonly<Record<string, PlainField>>
  maximum: number
}

/** A row of a repeat that is filled in, at least in part. */
interface Row {
  /** Its index in the form, counted from 0. */
  index: number
}

/** The values of a fresh row. */
export function defaultRow(
  repeat: string,
  { fields }: RowLimits,
  index: number,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      `${repeat}.${index}.${name}`,
      field.default ?? '',
    ]),
  )
}

/** How many rows a form has, empty ones too: the indexes that its names contain. */
export function rowCount(repeat: string, typed: FormValues): number {
  const indexes = Object.keys(typed).flatMap((key) => {
    const [name, index = '', field] = key.split('.')
    return name === repeat && field !== undefined && /^\d{1,3}$/.test(index) ? [Number(index)] : []
  })
  return Math.max(-1, ...indexes) + 1
}

/**
 * The rows of a repeat that are filled in. One in which nothing was typed counts as not there: its
 * number fields are empty or hold their defaults, and one that has no default is empty.
 */
export function rowsOf(name: string, repeat: RowLimits, typed: FormValues): Row[] {
  const rows = Array.from({ length: rowCount(name, typed) }, (_, index) => ({ index }))
  return rows.filter(({ index }) => !isUntouched(`${name}.${index}.`, repeat, typed))
}

function isUntouched(prefix: string, { fields }: RowLimits, typed: FormValues): boolean {
  const numbers = Object.entries(fields).filter(([, { kind }]) => kind === 'number')
  const textOf = (name: string) =>
    `${typed[prefix + name] ?? ''}${typed[`${prefix}${name}.inches`] ?? ''}`.trim()
  return (
    numbers.some(([, field]) => field.default === undefined) &&
    numbers.every(([name, field]) => ['', field.default].includes(textOf(name)))
  )
}

/** Inputs as an example gives them: a text for each field, a list of rows for each repeat. */
export type Given = Readonly<Record<string, string | readonly FormValues[]>>

/** The values of a form in which somebody typed an example; fields that it leaves out have their defaults. */
export function formValuesOf(fields: Fields, given: Given): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const givenValue = Object.hasOwn(given, name) ? given[name] : undefined
    if (field.kind !== 'repeat') {
      texts[name] = typeof givenValue === 'string' ? givenValue : (field.default ?? '')
      continue
    }
    const rows = typeof givenValue === 'object' ? givenValue : []
    for (let row = 0; row < Math.max(field.minimum, rows.length); row += 1) {
      Object.assign(texts, defaultRow(name, field, row))
      for (const [key, text] of Object.entries(rows[row] ?? {}))
        texts[`${name}.${row}.${key}`] = text
    }
  }
  for (const [name, text] of Object.entries(given)) {
    // An input beside a field's own: its unit.
    if (name.includes('.') && typeof text === 'string') texts[name] = text
  }
  return texts
}

/** 'Opening 1, width': the label of an input in a repeat's row, outside of the row. */
export function labelInRow(row: string, index: number, label: string): string {
  const { one } = nounOf(row)
  return say(refusals.inputOfRow, {
    row: capitalised(one),
    number: index + 1,
    label: label.charAt(0).toLowerCase() + label.slice(1),
  })
}
