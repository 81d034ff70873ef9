import { useController } from 'react-hook-form'
import { optionLabel } from '../../../schemas/definition/interpolation.ts'
import { Field } from '../../ui/field/Field.tsx'
import { Select } from '../../ui/field/Select.tsx'
import type { FieldProps } from './fieldProps.ts'

export function ChoiceField(props: FieldProps<'choice'>) {
  const { field, name, place, fieldName, control, hidden, onEdit } = props
  const { field: controller, fieldState } = useController({
    control,
    name: `${place}choices.${fieldName}`,
  })
  const options = Object.keys(field.options).map((id) => ({
    value: id,
    label: optionLabel(field, id),
  }))
  return (
    <Field label={field.label} hint={field.hint} hidden={hidden}>
      {(ids) => (
        <Select
          {...ids}
          ref={controller.ref}
          name={name}
          value={controller.value}
          onChange={({ target }) => {
            // A program can choose none: then the one before stays.
            if (target.selectedIndex < 0) return
            controller.onChange(target.value)
            onEdit(name)
          }}
          aria-invalid={fieldState.invalid}
          options={options}
        />
      )}
    </Field>
  )
}
