import { optionLabel } from '../../../schemas/definition/texts.ts'
import { Field } from '../../ui/field/Field.tsx'
import { Select } from '../../ui/field/Select.tsx'
import type { FieldProps } from './fieldProps.ts'

export function ChoiceField({ field, box, invalid, hidden }: FieldProps<'choice'>) {
  const options = Object.keys(field.options).map((id) => ({
    value: id,
    label: optionLabel(field, id),
  }))
  return (
    <Field label={field.label} hint={field.hint} hidden={hidden}>
      {(ids) => (
        <Select
          {...ids}
          {...box()}
          defaultValue={field.default}
          aria-invalid={invalid}
          options={options}
        />
      )}
    </Field>
  )
}
