import * as banner from '#messages/banner.ts'
import { retryNow } from './retryWithBackoff.ts'

/** A button beside the line's text. */
interface Action {
  label: string
  onSelect: () => void
}

/**
 * Shows a text at the foot of the page, without any code but the page's own, in place of the one before. The
 * element stands in index.html, its look in styles/global.css.ts.
 */
export function showBanner(text: string, action?: Action): void {
  const box = document.getElementById('banner')
  const line = box?.querySelector('p')
  if (!box || !line || line.textContent === text) return
  hideBanner()
  line.textContent = text
  if (action) box.append(buttonOf(action))
  const close = () => {
    hideBanner()
    box.dataset.closed = text
  }
  box.append(buttonOf({ label: banner.close, onSelect: close }))
  box.dataset.shown = ''
  delete box.dataset.closed
}

/**
 * Hides the line; what has the focus there loses it.
 *
 * @param text hides it only if it says this.
 */
export function hideBanner(text?: string): void {
  const box = document.getElementById('banner')
  const line = box?.querySelector('p')
  if (text !== undefined && line?.textContent !== text) return
  line?.replaceChildren()
  for (const button of box?.querySelectorAll('button') ?? []) button.remove()
  delete box?.dataset.shown
}

/** Forgets that a person closed the line: they have asked again for what it speaks of. */
export function forgetClosed(): void {
  delete document.getElementById('banner')?.dataset.closed
}

/** Says what waits for the network. Once closed, it stays closed until another text is shown. */
export function showOffline(text: string): void {
  if (document.getElementById('banner')?.dataset.closed === text) return
  showBanner(text, { label: banner.tryAgain, onSelect: retryNow })
}

function buttonOf({ label, onSelect }: Action): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = label
  button.addEventListener('click', onSelect)
  return button
}
