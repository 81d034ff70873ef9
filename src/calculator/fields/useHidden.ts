import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { PlainField } from '../../../schemas/definition/calculator.ts'
import type { Field } from '../../../schemas/definition/compiled.ts'
import { isShown } from '../../../schemas/estimate/inputs.ts'
import type { FormControl } from './controls.ts'

/**
 * Tells which fields of a form or a row are hidden by the options that are chosen now. Such a field
 * stays in the page, so that nothing typed into it is lost.
 *
 * @param prefix the start of the fields' paths: empty in the form itself, 'openings.0.' in a row.
 */
export function useHidden(
  fields: Readonly<Record<string, PlainField | Field>>,
  control: FormControl,
  prefix: string,
): (field: PlainField) => boolean {
  const paths = useMemo(
    () =>
      Object.entries(fields).flatMap(([name, { kind }]) =>
        kind === 'choice' ? [prefix + name] : [],
      ),
    [fields, prefix],
  )
  const options = useWatch({ control, name: paths })
  const chosen = Object.fromEntries(
    paths.flatMap((path, at) => {
      const option = options[at]
      return typeof option === 'string' ? [[path, option]] : []
    }),
  )
  return (field) => !isShown(field, fields, prefix, chosen)
}
