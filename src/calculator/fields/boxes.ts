import type { UseFormRegister, UseFormRegisterReturn, UseFormSetValue } from 'react-hook-form'
import type { Texts } from '../../../schemas/estimate/texts.ts'
import { isChanged } from '../../ui/field/isChanged.ts'

/*
 * A box is an input or select with a name of its own: 'wallLength', its unit control
 * 'wallLength.unit', a box in the first row of a group 'openings.0.width'. The form library takes
 * dots for paths, where 'wallLength' could not stand beside 'wallLength.unit': it knows a box by a
 * key without them. A row keeps its key when one above it goes, and its boxes get other names.
 */

export type BoxProps = Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange'>

/**
 * Registers the box of a name. What somebody typed into it before the script arrived is kept: the
 * form library would put its default there.
 *
 * @param place the name that the box had at first; for all but a group's rows that is its name.
 */
export type RegisterBox = (name: string, place?: string) => BoxProps

export function boxesOf(
  register: UseFormRegister<Record<string, string>>,
  setValue: UseFormSetValue<Record<string, string>>,
): RegisterBox {
  return (name, place = name) => {
    const key = keyOf(place)
    const { ref, onChange } = register(key)
    return {
      name,
      ref: (box: HTMLInputElement | HTMLSelectElement | null) => {
        const typed = box && isChanged(box) ? box.value : undefined
        ref(box)
        if (typed !== undefined && typed !== box?.value) setValue(key, typed)
      },
      onChange: ({ target: { value } }) => onChange({ target: { name: key, value } }),
    }
  }
}

/** Texts by the form library's keys. */
export function textsByKey(texts: Texts): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [keyOf(name), text]))
}

/** What the form library calls a box. */
export function keyOf(name: string): string {
  return name.replaceAll('.', '/')
}

export function nameOf(key: string): string {
  return key.replaceAll('/', '.')
}
