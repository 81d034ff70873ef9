/** Scrolls to a result that is not on the screen, and closes a phone's keyboard. */
export function bringIntoView(results: HTMLElement | null): void {
  if (!results) return
  const { top, bottom } = results.getBoundingClientRect()
  const touch = window.matchMedia('(pointer: coarse)').matches
  // An on-screen keyboard would cover the result.
  if (touch && document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
  if (top >= 0 && bottom <= window.innerHeight) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  results.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
}
