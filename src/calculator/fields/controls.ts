import type { Control } from 'react-hook-form'
import type { PlainField } from '../../../schemas/definition/calculator.ts'
import type { Field } from '../../../schemas/definition/compiled.ts'
import { type FormValues, rowCount } from '../../../schemas/estimate/formValues.ts'
import { FEET_AND_INCHES, unitChoices } from '../../../schemas/estimate/measurementInput.ts'

/*
 * A form's values as the form library holds them, and as links, the list, the tab's store and the
 * estimate have them: one text for each input, by its name.
 */

/** What is in the controls of a number field. */
export interface NumberValue {
  amount: string
  /** The field's own unit where it cannot be changed. */
  unit: string
  /** Beside feet; kept while another unit is chosen. */
  inches: string
}

/** What is in a field: a number, or the option that is chosen. */
export type FieldValue = NumberValue | string

/** The fields of a form, or of a row: each kind by the fields' names. */
export interface FieldValues {
  numbers: Record<string, NumberValue>
  choices: Record<string, string>
}

export interface ControlValues extends FieldValues {
  repeats: Record<string, FieldValues[]>
}

export type FormControl = Control<ControlValues>

/** Where fields are among the values: in the form itself, or in a row. */
export type Place = '' | `repeats.${string}.${number}.`

type Fields = Readonly<Record<string, PlainField | Field>>

/** The values of a form with these texts in its inputs; what they leave out has its default. */
export function toControls(fields: Fields, texts: FormValues): ControlValues {
  const repeats = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'repeat') return []
    const length = Math.max(field.minimum, rowCount(name, texts))
    const rows = Array.from({ length }, (_, index) =>
      fieldValues(field.fields, texts, `${name}.${index}.`),
    )
    return [[name, rows]]
  })
  return { ...fieldValues(fields, texts, ''), repeats: Object.fromEntries(repeats) }
}

function fieldValues(fields: Fields, texts: FormValues, prefix: string): FieldValues {
  const values: FieldValues = { numbers: {}, choices: {} }
  for (const [key, field] of Object.entries(fields)) {
    const name = prefix + key
    const text = texts[name]
    if (field.kind === 'number') {
      const unit = texts[`${name}.unit`] ?? ''
      values.numbers[key] = {
        amount: text ?? field.default ?? '',
        unit: unitChoices(field.unit).includes(unit) ? unit : field.unit,
        inches: texts[`${name}.inches`] ?? '',
      }
    } else if (field.kind === 'choice') {
      const isOption = text !== undefined && Object.hasOwn(field.options, text)
      values.choices[key] = isOption ? text : field.default
    }
  }
  return values
}

/** The texts of a form's inputs, by their names. */
export function toTexts(fields: Fields, values: ControlValues): FormValues {
  const texts: Record<string, string> = {}
  addTexts(texts, fields, values, '')
  for (const [name, rows] of Object.entries(values.repeats)) {
    const field = fields[name]
    if (field?.kind !== 'repeat') continue
    for (const [index, row] of rows.entries()) {
      addTexts(texts, field.fields, row, `${name}.${index}.`)
    }
  }
  return texts
}

function addTexts(
  texts: Record<string, string>,
  fields: Fields,
  { numbers, choices }: FieldValues,
  prefix: string,
): void {
  for (const [key, option] of Object.entries(choices)) texts[prefix + key] = option
  for (const [key, { amount, unit, inches }] of Object.entries(numbers)) {
    const field = fields[key]
    texts[prefix + key] = amount
    if (field?.kind !== 'number' || unitChoices(field.unit).length === 0) continue
    texts[`${prefix}${key}.unit`] = unit
    if (unit === FEET_AND_INCHES) texts[`${prefix}${key}.inches`] = inches
  }
}

type FieldKey = `numbers.${string}` | `choices.${string}` | `repeats.${string}`

/** Where the value of an input is, by the input's name: 'repeats.openings.0.numbers.width'. */
export function fieldKey(fields: Fields, name: string): FieldKey {
  const [first = '', index, inner = ''] = name.split('.')
  const field = fields[first]
  if (field?.kind === 'repeat') {
    return `repeats.${first}.${index}.${fieldKey(field.fields, inner)}`
  }
  return field?.kind === 'choice' ? `choices.${first}` : `numbers.${first}`
}
