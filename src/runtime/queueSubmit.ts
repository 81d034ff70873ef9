import * as messages from '#messages/banner.ts'
import { showBanner } from './banner.ts'

/**
 * Keeps the browser from submitting a form before the page's code is there, and remembers that a
 * person asked for it.
 *
 * @returns what stops that, and submits the form, once, if a person asked for it. What a result will
 * take the place of is out of sight by then (src/styles/global.css.ts): it would jump.
 */
export function queueSubmit(): () => void {
  let queued: HTMLElement | null = null
  const queue = (event: SubmitEvent) => {
    event.preventDefault()
    // React would hear of it too, and answer a second time.
    event.stopImmediatePropagation()
    const { submitter, target } = event
    if (!(target instanceof HTMLFormElement) || hasFieldsAfterFocus(target)) return
    queued = submitter
    if (document.getElementById('banner')?.dataset.shown !== undefined) return
    // Every page carries this script: `say` would be more than it needs.
    showBanner(messages.queued.replace('{button}', submitter?.textContent ?? ''))
  }
  window.addEventListener('submit', queue, true)
  return () => {
    window.removeEventListener('submit', queue, true)
    if (!queued) return
    document.documentElement.dataset.opening = ''
    requestAnimationFrame(() => requestAnimationFrame(() => queued?.click()))
  }
}

/** Enter in a field with others after it leads on, once the code is there: it submits nothing. */
function hasFieldsAfterFocus({ elements }: HTMLFormElement): boolean {
  const at = [...elements].indexOf(document.activeElement ?? document.body)
  return at >= 0 && [...elements].slice(at + 1).some((field) => field.matches('input, select'))
}
