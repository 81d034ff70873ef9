import { get, useFormState, useWatch } from 'react-hook-form'
import type { ControlValues, FormControl } from './controls.ts'

interface FieldState {
  /** Undefined while the row of the field is being removed. */
  value: ControlValues[string] | undefined
  /** The last Calculate refused it, and nobody has edited it since. */
  isInvalid: boolean
}

/** The state of the field at a path. Its component is drawn anew only when that state changes. */
export function useField(control: FormControl, path: string): FieldState {
  const value = useWatch({ control, name: path, exact: true })
  const { errors } = useFormState({ control, name: path, exact: true })
  return { value, isInvalid: get(errors, path) !== undefined }
}
