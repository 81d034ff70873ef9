import type { PlainField } from '../../../schemas/definition/calculator.ts'
import type { FieldValue, FormControl } from './controls.ts'

/** The props of a field's component, whatever its kind. */
export interface FieldProps<Kind extends PlainField['kind']> {
  field: Extract<PlainField, { kind: Kind }>
  /** Its address in the form, and the name of its input: 'wallLength', 'openings.0.width'. */
  path: string
  control: FormControl
  /** Another choice is made than those that the field is there for. Its value is kept. */
  hidden: boolean
  /** A person edited the field, which now has this value. */
  onEdit: (path: string, value: FieldValue) => void
}
