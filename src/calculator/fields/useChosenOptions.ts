import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { PlainField } from '../../../schemas/definition/calculator.ts'
import type { Field } from '../../../schemas/definition/compiled.ts'
import { isShown } from '../../../schemas/estimate/inputs.ts'
import type { FormControl } from './controls.ts'

/** The effects of the chosen options on the fields beside them. */
interface ChosenOptions {
  /**
   * Whether a field is hidden by them. Such a field stays in the page, so that nothing typed into it is
   * lost.
   */
  isHidden: (field: PlainField) => boolean
  /** A field with the usual range that it has with them. */
  withUsual: (field: PlainField) => PlainField
}

/**
 * Follows the options that are chosen in a form or a row.
 *
 * @param prefix the start of the fields' paths: empty in the form itself, 'openings.0.' in a row.
 */
export function useChosenOptions(
  fields: Readonly<Record<string, PlainField | Field>>,
  control: FormControl,
  prefix: string,
): ChosenOptions {
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
  return {
    isHidden: (field) => !isShown(field, fields, prefix, chosen),
    withUsual: (field) => {
      if (field.kind !== 'number' || !field.usual?.with) return field
      for (const [choice, ranges] of Object.entries(field.usual.with)) {
        const usual = ranges[chosen[prefix + choice] ?? '']
        if (usual) return { ...field, usual }
      }
      return field
    },
  }
}
