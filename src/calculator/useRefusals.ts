import { type RefObject, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import type { FieldError } from '../../schemas/estimate/inputs.ts'
import { type ControlValues, toTexts } from './fields/controls.ts'

/** The marks of the fields that the last Calculate refused, and the words under them. */
export interface Refusals {
  /**
   * Marks the fields, and moves the focus to the first. A formula's words are under the one field that
   * `errorLocation.ts` chooses for them: there a person can correct it, and the focus is there.
   *
   * @returns whether a screen reader reads the words of the first with the field.
   */
  show: (fieldErrors: readonly [FieldError, ...FieldError[]]) => boolean
  /** The fields are accepted. */
  clear: () => void
  /** A field was edited: words that this made untrue go. */
  clearUntrue: () => void
}

/**
 * Keeps the refusals in the form, which has the only copy of their words. The six pages of the
 * specification show no words under a field: their errors have none.
 */
export function useRefusals(
  calculator: Calculator,
  { getValues, setError, clearErrors }: UseFormReturn<ControlValues>,
  formElement: RefObject<HTMLFormElement | null>,
): Refusals {
  const isRefused = useRef(false)
  return useMemo(() => {
    const { fields, whenInvalid } = calculator
    const hasWords = whenInvalid === 'message'
    const clear = () => {
      // Clearing errors that are not there would draw every field again.
      if (isRefused.current) clearErrors()
      isRefused.current = false
    }
    return {
      show: (fieldErrors) => {
        // Drawn at once: a screen reader reads with the focus what describes the field by then.
        flushSync(() => {
          clear()
          for (const { path, message } of fieldErrors) {
            setError(path, { type: 'refused', ...(hasWords && { message }) })
          }
        })
        isRefused.current = true
        const before = document.activeElement
        const controls = fieldErrors.map(({ path }) =>
          formElement.current?.querySelector<HTMLElement>(`[name="${path}"]`),
        )
        // A folded field is not seen, and cannot have the focus.
        for (const control of controls) control?.closest('details')?.setAttribute('open', '')
        controls[0]?.focus()
        // With its label, which the header would cover.
        controls[0]?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
        // A focus that stays, as after the Enter key, has nothing read.
        return hasWords && document.activeElement !== before
      },
      clear,
      clearUntrue: () => {
        // A mend in one field makes the words under another untrue: of walls, those of their openings.
        if (!isRefused.current || !hasWords) return
        if (computeEstimate(calculator, toTexts(fields, getValues())).state === 'ready') clear()
      },
    }
  }, [calculator, formElement, getValues, setError, clearErrors])
}
