import { isPricedField } from '../definition/billFields.ts'
import type { PlainField } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { optionLabel } from '../definition/interpolation.ts'
import { formatExact } from '../formula/number.ts'
import type { Estimate } from './estimate.ts'
import type { Input } from './fieldInput.ts'
import { labelInRow } from './formValues.ts'
import type { Inputs } from './inputs.ts'

/** An input for reading: in a worked example, on paper, in a report. */
interface InputRow {
  /** The name of its input: 'wallLength', 'openings.0.width'. */
  key: string
  /** 'Wall length', 'Opening 1, width'. */
  label: string
  /** In the field's own unit, with grouping: '3.81'; for a choice, the option in words. */
  value: string
  /** Empty for a plain number and for a choice. */
  unit: string
  /** The entry in its own words, unless it is one decimal in the field's unit: '12 ft 6 in', '3 m + 2 m'. */
  asEntered?: string | undefined
}

/** Every input of an estimate in the order of the page; an absent field has no row, and what a person prices is in the bill. */
export function inputRows({ fields }: Pick<Calculator, 'fields'>, estimate: Estimate): InputRow[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (isPricedField(field)) return []
    if (field.kind !== 'repeat') return rowOf(name, field.label, field, estimate.inputs[name])
    return (estimate.repeats[name] ?? []).flatMap((row: Inputs, index) =>
      Object.entries(field.fields).flatMap(([key, inner]) =>
        rowOf(
          `${name}.${index}.${key}`,
          labelInRow(field.row, index, inner.label),
          inner,
          row[key],
        ),
      ),
    )
  })
}

function rowOf(
  key: string,
  label: string,
  field: PlainField,
  input: Input | undefined,
): InputRow[] {
  if (!input) return []
  if (field.kind === 'choice')
    return [{ key, label, value: optionLabel(field, input.typed), unit: '' }]
  const value = input.value ? formatExact(input.value) : ''
  const unit = field.unit === '1' ? '' : field.unit
  return [{ key, label, value, unit, asEntered: input.asEntered }]
}

/** '12 ft 6 in = 3.81', or the value alone where one decimal was entered in the field's own unit. */
export function entered({ value, asEntered }: InputRow): string {
  return asEntered === undefined ? value : `${asEntered} = ${value}`
}
