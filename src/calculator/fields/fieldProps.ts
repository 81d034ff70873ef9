import type { FieldKind, FieldOf } from '../../../schemas/definition/calculator.ts'
import type { FieldValue, FormControl, Place } from './controls.ts'

/** What every kind of field gets. */
export interface FieldProps<Kind extends FieldKind> {
  field: FieldOf<Kind>
  /** The name of its input: 'wallLength', 'openings.0.width'. */
  name: string
  /** Where its value is among the form's, and under which name there. */
  place: Place
  fieldName: string
  control: FormControl
  /** Another choice is made than those that it is there for. What was typed stays in it. */
  hidden: boolean
  /** It was edited: what is in it now. */
  onEdit: (name: string, value: FieldValue) => void
}
