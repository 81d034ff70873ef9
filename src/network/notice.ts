import { FileGone } from './fetchFiles.ts'
import { tryAgain } from './persist.ts'

/** The window's event before the site itself reloads a page: what was typed is to be handed over. */
export const LEAVING = 'leaving'

/** A line at the foot of the page, for what has to be said without any code but the page's own. */
export interface Notice {
  text: string
  /** What can be done about it. */
  action?: { label: string; onSelect: () => void }
}

/** The place that index.html has for it. */
function place(): { box: HTMLElement; line: HTMLElement } | undefined {
  const box = document.getElementById('notice')
  const line = box?.querySelector('p')
  return box && line ? { box, line } : undefined
}

/** Says something at the foot of the page, in place of what was said there before. */
export function say({ text, action }: Notice): void {
  const { box, line } = place() ?? {}
  if (!box || !line) return
  if (line.textContent !== text) line.textContent = text
  const focused = document.activeElement
  const buttons = [
    ...(action ? [buttonOf(action.label, action.onSelect)] : []),
    buttonOf('Close', () => {
      unsay()
      box.dataset.closed = text
    }),
  ]
  const before = box.querySelectorAll('button')
  box.append(...buttons)
  // What is said again and again leaves the focus where it is.
  if (box.contains(focused)) {
    buttons.find(({ textContent }) => textContent === focused?.textContent)?.focus()
  }
  for (const old of before) old.remove()
  box.dataset.shown = ''
  delete box.dataset.closed
}

/** Takes back what was said; what has the focus there loses it. */
export function unsay(): void {
  const { box, line } = place() ?? {}
  if (!box || !line) return
  line.textContent = ''
  for (const old of box.querySelectorAll('button')) old.remove()
  delete box.dataset.shown
}

/** Says that the page is not ready, and why; a first loss, mostly made good at once, is not said. */
export function sayNotReady(error: unknown, losses: number): void {
  if (error instanceof FileGone) {
    sayOutdated()
    return
  }
  if (losses === 1 && navigator.onLine) return
  const task = document.querySelector('main [type=submit]')?.textContent.toLowerCase()
  const text = `Not ready${task ? ` to ${task}` : ''}: the network is away. It goes on by itself when the network is back.`
  // Who has closed it need not hear it again, until there is something else to say.
  if (place()?.box.dataset.closed === text) return
  say({
    text,
    action: { label: 'Try again', onSelect: tryAgain },
  })
}

/** Says that the host has a newer version, and offers it. */
export function sayOutdated(): void {
  offerReload('The site has a newer version, and this one is gone. Reload the page to go on.')
}

/** Says that all files are here and the page does not start: some browsers remember a loss. */
export function sayNotStarted(_error: unknown, losses: number): void {
  if (losses > 1) offerReload('This page did not start. Reload it to go on.')
}

function offerReload(text: string): void {
  say({
    text,
    action: {
      label: 'Reload',
      onSelect: () => {
        window.dispatchEvent(new Event(LEAVING))
        window.location.reload()
      },
    },
  })
}

function buttonOf(label: string, onSelect: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', onSelect)
  return button
}
