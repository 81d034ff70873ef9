import type { ComponentType } from 'react'
import type { PlainField } from '../../../schemas/definition/calculator.ts'
import { ChoiceField } from './ChoiceField.tsx'
import type { FieldProps } from './fieldProps.ts'
import { NumberField } from './NumberField.tsx'

/** One component for each kind of field: a kind without one does not compile. */
const components: { [Kind in PlainField['kind']]: ComponentType<FieldProps<Kind>> } = {
  number: NumberField,
  choice: ChoiceField,
}

interface CalculatorFieldProps extends Omit<FieldProps<PlainField['kind']>, 'field'> {
  field: PlainField
}

/** A field of a calculator or of a row, drawn by the component of its kind. */
export function CalculatorField({ field, ...props }: CalculatorFieldProps) {
  switch (field.kind) {
    case 'number':
      return <components.number field={field} {...props} />
    case 'choice':
      return <components.choice field={field} {...props} />
  }
}
