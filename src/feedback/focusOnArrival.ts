/** A ref that gives an element the focus when it appears, so that it is read out and Tab goes on there. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus()
}
