import type { UseFormRegisterReturn, UseFormSetValue } from 'react-hook-form'
import { isChanged } from '../../ui/field/isChanged.ts'

/**
 * Registers a field without losing what somebody typed into it before the script arrived: the form
 * library would put its default there.
 */
export function keepTyped(
  registration: UseFormRegisterReturn,
  setValue: UseFormSetValue<Record<string, string>>,
): UseFormRegisterReturn {
  return {
    ...registration,
    ref: (element: HTMLInputElement | HTMLSelectElement | null) => {
      const typed = element && isChanged(element) ? element.value : undefined
      registration.ref(element)
      if (typed !== undefined && typed !== element?.value) setValue(registration.name, typed)
    },
  }
}
