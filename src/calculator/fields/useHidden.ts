import { useWatch } from 'react-hook-form'
import type { PlainField } from '../../../schemas/definition/calculator.ts'
import type { Field } from '../../../schemas/definition/compiled.ts'
import { isShown } from '../../../schemas/estimate/inputs.ts'
import type { FormControl, Place } from './controls.ts'

/**
 * Tells the fields that are not there with the options that are chosen now. They are hidden and not
 * taken away, so that nothing typed into them is lost.
 */
export function useHidden(
  fields: Readonly<Record<string, PlainField | Field>>,
  control: FormControl,
  place: Place,
): (field: PlainField) => boolean {
  const chosen = useWatch({ control, name: `${place}choices` })
  return (field) => !isShown(field, fields, '', chosen)
}
