import { optionLabel } from '../../../schemas/definition/texts.ts'
import { Field } from '../../ui/field/Field.tsx'
import { Select } from '../../ui/field/Select.tsx'
import type { FieldProps } from './fieldProps.ts'

export function ChoiceField({ field, registration, invalid }: FieldProps<'choice'>) {
  const options = Object.keys(field.options).map((id) => ({
    value: id,
    label: optionLabel(field, id),
  }))
  return (
    <Field label={field.label} hint={field.hint}>
      {(ids) => (
        <Select
          {...ids}
          {...registration}
          defaultValue={field.default}
          aria-invalid={invalid}
          options={options}
        />
      )}
    </Field>
  )
}
