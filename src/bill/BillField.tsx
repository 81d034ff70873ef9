import { unitFor } from '#language/grammar.ts'
import { billFields, type BillField as Definition } from '../../schemas/definition/billFields.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { optionLabel } from '../../schemas/definition/interpolation.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { fallbackText } from '../../schemas/estimate/fallbacks.ts'
import type { Input } from '../../schemas/estimate/fieldInput.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { Field } from '../ui/field/Field.tsx'
import { NumberInput } from '../ui/field/NumberInput.tsx'
import { Select } from '../ui/field/Select.tsx'
import * as styles from './BillBoxes.css.ts'

interface BillFieldProps {
  name: string
  field: Definition
  /** The text in the field, accepted or not. */
  text: string
  /** The value that the estimate read from it. */
  input: Input | undefined
  onEdit: (name: string, text: string) => void
}

interface BillFieldsProps {
  calculator: Calculator
  estimate: Estimate
  /** The texts that it was computed from. */
  from: FormValues
  onEdit: (name: string, text: string) => void
}

/** The fields of a calculator under its bill. */
export function BillFields({ calculator, estimate, from, onEdit }: BillFieldsProps) {
  return billFields(calculator.fields).map(([name, field]) => (
    <BillField
      key={name}
      name={name}
      field={field}
      text={from[name] ?? field.default ?? ''}
      input={estimate.inputs[name]}
      onEdit={onEdit}
    />
  ))
}

/** A field under the bill. It counts at once; a text that is not accepted counts as the default. */
function BillField({ name, field, text, input, onEdit }: BillFieldProps) {
  if (field.kind === 'choice') {
    return (
      <div className={styles.choiceInLine}>
        <Field label={field.label} hint={field.hint}>
          {(ids) => (
            <Select
              {...ids}
              name={name}
              value={text}
              onChange={({ target }) => onEdit(name, target.value)}
              options={Object.keys(field.options).map((id) => ({
                value: id,
                label: optionLabel(field, id),
              }))}
            />
          )}
        </Field>
      </div>
    )
  }
  const problem = input && fallbackText(field, input)
  const unit = unitFor(field.unit, '1')
  return (
    <div className={styles.inLine}>
      <Field label={field.label} unit={unit} hint={field.hint} error={problem}>
        {(ids) => (
          <NumberInput
            {...ids}
            name={name}
            unit={unit}
            value={text}
            onChange={({ target }) => onEdit(name, target.value)}
            aria-invalid={problem !== undefined}
          />
        )}
      </Field>
    </div>
  )
}
