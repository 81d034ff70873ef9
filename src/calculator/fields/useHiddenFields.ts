import { type RefObject, useLayoutEffect, useState } from 'react'
import type { PlainField } from '../../../schemas/definition/calculator.ts'
import type { Field } from '../../../schemas/definition/compiled.ts'
import { isShown } from '../../../schemas/estimate/inputs.ts'

/**
 * The fields that are not there with the options that are chosen now. They are hidden and not taken
 * away, so that nothing typed into them is lost.
 *
 * @param boxes the element that holds the fields.
 * @param prefix what stands before a field's name in the names of its boxes: 'openings.0.'
 * @returns their names, and what to call when a choice may have changed.
 */
export function useHiddenFields(
  boxes: RefObject<HTMLElement | null>,
  fields: Readonly<Record<string, PlainField | Field>>,
  prefix: string,
) {
  // One text, so that a choice that hides nothing else draws nothing anew.
  const [hidden, setHidden] = useState(() => hiddenWith(fields, {}))
  const read = () => {
    const chosen = [...(boxes.current?.querySelectorAll('select') ?? [])].map(
      ({ name, value }) => [name.slice(prefix.length), value] as const,
    )
    setHidden(hiddenWith(fields, Object.fromEntries(chosen)))
  }
  useLayoutEffect(read)
  return { isHidden: (name: string) => hidden.split(' ').includes(name), read }
}

function hiddenWith(
  fields: Readonly<Record<string, PlainField | Field>>,
  chosen: Readonly<Record<string, string>>,
): string {
  return Object.entries(fields)
    .flatMap(([name, field]) =>
      field.kind === 'group' || isShown(field, fields, '', chosen) ? [] : [name],
    )
    .join(' ')
}
