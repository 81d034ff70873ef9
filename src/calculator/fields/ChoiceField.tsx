import { optionLabel } from '../../../schemas/definition/interpolation.ts'
import { Field } from '../../ui/field/Field.tsx'
import { Select } from '../../ui/field/Select.tsx'
import type { FieldProps } from './fieldProps.ts'
import { useField } from './useField.ts'

export function ChoiceField(props: FieldProps<'choice'>) {
  const { field, path, control, hidden, onEdit } = props
  const { value, isInvalid, refusal } = useField(control, path)
  const options = Object.keys(field.options).map((id) => ({
    value: id,
    label: optionLabel(field, id),
  }))
  return (
    <Field
      label={field.label}
      hint={field.hint}
      hidden={hidden}
      error={refusal}
      errorIsRead="with the focus"
    >
      {(ids) => (
        <Select
          {...ids}
          name={path}
          value={typeof value === 'string' ? value : field.default}
          onChange={({ target }) => {
            // A program can select no option: then the one before stays.
            if (target.selectedIndex >= 0) onEdit(path, target.value)
          }}
          aria-invalid={isInvalid}
          options={options}
        />
      )}
    </Field>
  )
}
