import { get, useFormState, useWatch } from 'react-hook-form'
import type { ControlValues, FormControl } from './controls.ts'

interface FieldState {
  /** Undefined while the row of the field is being removed. */
  value: ControlValues[string] | undefined
  /** The last Calculate refused it, and nobody has edited it since. */
  isInvalid: boolean
  /** The words of that refusal; undefined on a page that shows none under its fields. */
  refusal: string | undefined
}

/** The state of the field at a path. Its component is drawn anew only when that state changes. */
export function useField(control: FormControl, path: string): FieldState {
  const value = useWatch({ control, name: path, exact: true })
  const { errors } = useFormState({ control, name: path, exact: true })
  const error: unknown = get(errors, path)
  return { value, isInvalid: error !== undefined, refusal: messageOf(error) }
}

function messageOf(error: unknown): string | undefined {
  const isObject = typeof error === 'object' && error !== null
  return isObject && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined
}
