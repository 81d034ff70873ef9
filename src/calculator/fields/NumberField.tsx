import { Field } from '../../ui/field/Field.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import type { FieldProps } from './fieldProps.ts'

export function NumberField({ field, registration, invalid }: FieldProps<'number'>) {
  const unit = field.unit === '1' ? '' : field.unit
  return (
    <Field label={field.label} unit={unit} hint={field.hint}>
      {(ids) => (
        <NumberInput
          {...ids}
          {...registration}
          defaultValue={field.default}
          aria-invalid={invalid}
          placeholder={field.placeholder}
          unit={unit}
        />
      )}
    </Field>
  )
}
