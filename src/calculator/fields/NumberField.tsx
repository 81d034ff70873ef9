import { unitChoices } from '../../../schemas/estimate/entry.ts'
import { Field } from '../../ui/field/Field.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import type { FieldProps } from './fieldProps.ts'
import { MeasureField } from './MeasureField.tsx'

/** A number: with a unit control where people measure it in several units. */
export function NumberField({ field, ...props }: FieldProps<'number'>) {
  if (unitChoices(field.unit).length > 0) return <MeasureField {...field} {...props} />
  const { box, invalid, hidden } = props
  const unit = field.unit === '1' ? '' : field.unit
  return (
    <Field {...field} unit={unit} hidden={hidden}>
      {(ids) => (
        <NumberInput
          {...ids}
          {...box()}
          defaultValue={field.default}
          aria-invalid={invalid}
          placeholder={field.placeholder}
          unit={unit}
        />
      )}
    </Field>
  )
}
