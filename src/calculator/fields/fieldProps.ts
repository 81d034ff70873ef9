import type { UseFormRegisterReturn } from 'react-hook-form'
import type { FieldKind, FieldOf } from '../../../schemas/definition/calculator.ts'

/** What every kind of field gets. */
export interface FieldProps<Kind extends FieldKind> {
  field: FieldOf<Kind>
  registration: UseFormRegisterReturn
  invalid: boolean
}
