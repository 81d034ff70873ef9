import { unitFor } from '#language/grammar.ts'
import type { BillField as Definition } from '../../schemas/definition/billFields.ts'
import { optionLabel } from '../../schemas/definition/interpolation.ts'
import { fallbackText } from '../../schemas/estimate/fallbacks.ts'
import type { Input } from '../../schemas/estimate/fieldInput.ts'
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

/** A field under the bill. It counts at once; a text that is not accepted counts as the default. */
export function BillField({ name, field, text, input, onEdit }: BillFieldProps) {
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
