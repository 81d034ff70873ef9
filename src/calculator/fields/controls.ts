import type { Control } from 'react-hook-form'
import type { PlainField } from '../../../schemas/definition/calculator.ts'
import type { Field } from '../../../schemas/definition/compiled.ts'
import { referenceTo } from '../../../schemas/definition/rowReferences.ts'
import { type FormValues, rowCount } from '../../../schemas/estimate/formValues.ts'
import { FEET_AND_INCHES, unitChoices } from '../../../schemas/estimate/measurementInput.ts'

/*
 * The values of a form as react-hook-form holds them. A field has one address, its path there:
 * 'wallLength', 'openings.0.width'. It is also the name of the field's input, and the path of its
 * error. Links, the list, the tab's store and the estimate hold one text for each input instead:
 * `toControls` and `toTexts` lead from one to the other.
 */

/** The controls of a number field. */
export interface NumberValue {
  amount: string
  /** The field's own unit where it cannot be changed. */
  unit: string
  /** Beside feet; kept while another unit is chosen. */
  inches: string
}

/** The value of a field: a number, or the option that is chosen. */
export type FieldValue = NumberValue | string

/** The values of a row, by the names of its fields. */
type RowValues = Record<string, FieldValue>

/** The values of a form, by the names of its fields and repeats. */
export type ControlValues = Record<string, FieldValue | RowValues[]>

export type FormControl = Control<ControlValues>

type Fields = Readonly<Record<string, PlainField | Field>>

/** The value of a number field; an empty one where there is none, as in a row that is being removed. */
export function numberValue(value: ControlValues[string] | undefined, unit: string): NumberValue {
  const isNumber = typeof value === 'object' && !Array.isArray(value)
  return isNumber ? value : { amount: '', unit, inches: '' }
}

/** The values of a form with these texts in its inputs. An input without a text has its default. */
export function toControls(fields: Fields, texts: FormValues): ControlValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind !== 'repeat') return [name, toFieldValue(field, name, texts)]
      const length = Math.max(field.minimum, rowCount(name, texts))
      return [
        name,
        Array.from({ length }, (_, index) => toRow(field.fields, `${name}.${index}`, texts)),
      ]
    }),
  )
}

/** The values of the row at a path. */
export function toRow(
  fields: Readonly<Record<string, PlainField>>,
  path: string,
  texts: FormValues,
): RowValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      toFieldValue(field, `${path}.${name}`, texts),
    ]),
  )
}

function toFieldValue(field: PlainField, path: string, texts: FormValues): FieldValue {
  const text = texts[path]
  if (field.kind === 'choice') {
    return text !== undefined && Object.hasOwn(field.options, text) ? text : field.default
  }
  const unit = texts[`${path}.unit`] ?? ''
  return {
    amount: text ?? field.default ?? '',
    unit: unitChoices(field.unit).includes(unit) ? unit : field.unit,
    inches: texts[`${path}.inches`] ?? '',
  }
}

/** A choice of the row that another row belongs to, with the text that it has once a row was removed. */
interface Renumbered {
  path: string
  text: string
}

/** The choices to change where a row of a repeat goes: those of that row are empty again, later rows move up. */
export function renumbered(
  fields: Fields,
  values: ControlValues,
  repeat: string,
  removed: number,
): Renumbered[] {
  return Object.keys(fields).flatMap((name) => {
    const key = referenceTo(fields, name, repeat)
    const rows = values[name]
    if (!key || !Array.isArray(rows)) return []
    return rows.flatMap((row, index) => {
      const place = Number(row[key]) - 1
      const text = place === removed ? '' : String(place)
      return place < removed ? [] : { path: `${name}.${index}.${key}`, text }
    })
  })
}

/** The texts of a form's inputs, by their names. */
export function toTexts(fields: Fields, values: ControlValues): FormValues {
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    if (!Array.isArray(value)) return textsOf(field, name, value)
    if (field?.kind !== 'repeat') return []
    return value.flatMap((row, index) =>
      Object.entries(row).flatMap(([key, inRow]) =>
        textsOf(field.fields[key], `${name}.${index}.${key}`, inRow),
      ),
    )
  })
  return Object.fromEntries(entries)
}

function textsOf(field: Field | undefined, path: string, value: FieldValue): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  const { amount, unit, inches } = value
  if (field?.kind !== 'number' || unitChoices(field.unit).length === 0) return [[path, amount]]
  const texts: [string, string][] = [
    [path, amount],
    [`${path}.unit`, unit],
  ]
  return unit === FEET_AND_INCHES ? [...texts, [`${path}.inches`, inches]] : texts
}
