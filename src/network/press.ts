import { say, unsay } from './notice.ts'

/**
 * Keeps a form from being sent by the browser before the page's code is there, and takes note that
 * it was asked for. Answers what lets go: it sends the form, once, if it was asked for.
 */
export function keepPress(): () => void {
  let pressed: HTMLElement | null | undefined
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    // React would hear of it too, and answer a second time.
    event.stopImmediatePropagation()
    const { submitter, target } = event
    if (!(target instanceof HTMLFormElement) || isOnTheWay(target)) return
    pressed = submitter
    if (document.getElementById('notice')?.dataset.shown !== undefined) return
    say({ text: `${submitter?.textContent}: on its way, the page is still loading.` })
  }
  window.addEventListener('submit', keep, true)
  return () => {
    window.removeEventListener('submit', keep, true)
    if (!pressed) return
    unsay()
    // The page may have been drawn afresh, with what was left on it.
    const button = pressed.isConnected ? pressed : document.querySelector('main form [type=submit]')
    if (button instanceof HTMLButtonElement) button.form?.requestSubmit(button)
  }
}

/** Enter in a field with others after it leads on, once the code is there: it is no press. */
function isOnTheWay({ elements }: HTMLFormElement): boolean {
  const at = [...elements].indexOf(document.activeElement ?? document.body)
  return at >= 0 && [...elements].slice(at + 1).some((field) => field.matches('input, select'))
}
