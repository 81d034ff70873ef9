import { type FieldPath, type FieldPathValue, get, useFormState, useWatch } from 'react-hook-form'
import type { ControlValues, FormControl } from './controls.ts'

interface FieldState<Value> {
  value: Value
  /** The last Calculate refused it, and nobody has edited it since. */
  isInvalid: boolean
}

/** What is in a field. It is drawn anew only when that changes, or is refused. */
export function useField<Name extends FieldPath<ControlValues>>(
  control: FormControl,
  name: Name,
): FieldState<FieldPathValue<ControlValues, Name>> {
  const value = useWatch({ control, name, exact: true })
  const { errors } = useFormState({ control, name, exact: true })
  return { value, isInvalid: get(errors, name) !== undefined }
}
