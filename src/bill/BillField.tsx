import { unitFor } from '#language/grammar.ts'
import type { FieldOf } from '../../schemas/definition/calculator.ts'
import { fallbackText } from '../../schemas/estimate/fallbacks.ts'
import type { Input } from '../../schemas/estimate/fieldInput.ts'
import { Field } from '../ui/field/Field.tsx'
import { NumberInput } from '../ui/field/NumberInput.tsx'
import * as styles from './BillBoxes.css.ts'

interface BillFieldProps {
  name: string
  field: FieldOf<'number'>
  /** The text in the field, accepted or not. */
  text: string
  /** The value that the estimate read from it. */
  input: Input | undefined
  onEdit: (name: string, text: string) => void
}

/** A field under the bill. It counts at once; a text that is not accepted counts as the default. */
export function BillField({ name, field, text, input, onEdit }: BillFieldProps) {
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
