import type { PlainField } from '../../../schemas/definition/calculator.ts'
import { ChoiceField } from './ChoiceField.tsx'
import type { FieldProps } from './fieldProps.ts'
import { NumberField } from './NumberField.tsx'

interface CalculatorFieldProps extends Omit<FieldProps<PlainField['kind']>, 'field'> {
  field: PlainField
}

/** A field of a calculator or of a row. A kind without a component of its own does not compile. */
export function CalculatorField({ field, ...props }: CalculatorFieldProps) {
  switch (field.kind) {
    case 'number':
      return <NumberField field={field} {...props} />
    case 'choice':
      return <ChoiceField field={field} {...props} />
  }
}
