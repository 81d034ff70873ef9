import type { FocusEvent, KeyboardEvent } from 'react'

/**
 * Moves the focus from a number field to the next one that is empty, when Enter is pressed. Where none
 * below is empty, Enter submits the form, which calculates.
 */
export function moveOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const next = nextEmpty(event.target)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The field that will have the focus again when a person comes back from another window or app. */
let waiting: EventTarget | undefined

/** Notes the field where the person left the page, and not only the field. */
export function handleBlur({ target }: FocusEvent<HTMLFormElement>): void {
  waiting = target === document.activeElement ? target : undefined
}

/**
 * Labels the Enter key of a phone's keyboard, and selects a filled number, so that typing replaces it. When a
 * person comes back to the page, it selects nothing, so that a half-typed number goes on.
 */
export function handleFocus({ target }: FocusEvent<HTMLFormElement>): void {
  if (!isNumberField(target)) return
  target.enterKeyHint = nextEmpty(target) ? 'next' : 'go'
  if (target !== waiting) target.select()
}

function nextEmpty(from: EventTarget): HTMLInputElement | undefined {
  if (!isNumberField(from)) return undefined
  const numbers = [...(from.form?.elements ?? [])].filter(isNumberField)
  return numbers
    .slice(numbers.indexOf(from) + 1)
    .find(
      (number) => number.value.trim() === '' && !number.closest('[hidden], details:not([open])'),
    )
}

function isNumberField(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.inputMode === 'decimal'
}
