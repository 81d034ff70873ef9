import { figureWithNoun } from '#language/grammar.ts'
import * as refusals from '#language/refusals.ts'
import type { PlainField } from '../definition/calculator.ts'
import type { Field, Repeat } from '../definition/compiled.ts'
import { beforeDot } from '../formula/ast.ts'
import { say } from '../messages/message.ts'
import { type Input, readField, refusalReason, usedTexts } from './fieldInput.ts'
import { type FormValues, labelInRow, rowsOf } from './formValues.ts'

/*
 * Reads the texts in a form into exact values, for a computation. Form state stays text. The notes beside a
 * field use the same reader, measurementInput.ts.
 */

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
      const labelWithRow = (label: string) => labelInRow(repeat.row, index, label)
      const row = readFields(repeat.fields, `${name}.${index}.`, typed, labelWithRow, rowIndexes)
      fieldErrors.push(...row.fieldErrors)
      for (const [key, text] of Object.entries(row.formValues)) {
        texts[`${name}.${position}.${key.slice(`${name}.${index}.`.length)}`] = text
      }
      return row.inputs
    })
    fieldErrors.push(...rowCountErrors(name, repeat, rows))
  }
  const order = Object.keys(fields)
  const placeOf = ({ path }: FieldError) => order.indexOf(beforeDot(path))
  fieldErrors.sort((one, other) => placeOf(one) - placeOf(other))
  return { inputs: form.inputs, repeats, rowIndexes, fieldErrors, formValues: texts }
}

/** The inputs of a row that is filled in, counted from 0. */
export function inputsOfRow(
  { repeats }: Pick<ReadForm, 'repeats'>,
  repeat: string,
  row: number,
): Inputs {
  return repeats[repeat]?.[row] ?? {}
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
  labelWithRow: (label: string) => string,
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
        message: `${labelWithRow(field.label)}: ${refusalReason(field, path, typed)}`,
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
