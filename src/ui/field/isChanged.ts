/** Whether a control holds something else than what its page came with. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.value !== control.defaultValue
  }
  if (!(control instanceof HTMLSelectElement)) return false
  return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
}
