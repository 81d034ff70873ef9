import type { FieldKind, FieldOf } from '../../../schemas/definition/calculator.ts'
import type { BoxProps } from './boxes.ts'

/** What every kind of field gets. */
export interface FieldProps<Kind extends FieldKind> {
  field: FieldOf<Kind>
  /** The props of the field's own box, or of one beside it. */
  box: (part?: 'unit' | 'inches') => BoxProps
  invalid: boolean
  /** Another choice is made than those that it is there for. What was typed stays in it. */
  hidden: boolean
}
