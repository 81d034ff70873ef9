import { useWatch } from 'react-hook-form'
import * as form from '#messages/form.ts'
import { optionLabel } from '../../../schemas/definition/interpolation.ts'
import { Field } from '../../ui/field/Field.tsx'
import { Select } from '../../ui/field/Select.tsx'
import type { FieldProps } from './fieldProps.ts'
import { useField } from './useField.ts'

export function ChoiceField(props: FieldProps<'choice'>) {
  const { field, path, control, hidden, onEdit } = props
  const { value, isInvalid, refusal } = useField(control, path)
  // Of the row that this one belongs to, only rows that are there can be chosen.
  const rows = useWatch({ control, name: field.of ?? path })
  const keys = Object.keys(field.options).slice(0, Array.isArray(rows) ? rows.length : undefined)
  const options = keys.map((id) => ({ value: id, label: optionLabel(field, id) }))
  if (field.of !== undefined) options.unshift({ value: '', label: form.chooseRow })
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
