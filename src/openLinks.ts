import type { RouteObject } from 'react-router-dom'
import { FileGone } from './network/fetchFiles.ts'
import { say, unsay } from './network/notice.ts'
import { fetchCode, hasCode } from './pageCode.ts'
import { handOver } from './tab/handOver.ts'

/** What a hand does before it opens a link. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** Fetches a page's code as soon as somebody is about to open a link to it. */
export function fetchOnIntent(routes: RouteObject[]): void {
  const fetchAhead = (event: Event) => {
    const link = linkOf(event)
    // Without a network there is nothing to fetch ahead; opening the link will say so.
    if (link) fetchCode(routes, link.pathname).catch(() => undefined)
  }
  for (const intent of INTENTS) document.addEventListener(intent, fetchAhead, { passive: true })
}

/**
 * Opens a link when the code of its page is here: the router would put an error in the place of the
 * page at hand. Where the network loses the code, that page stays, and a line says so.
 */
export function openWhenHere(routes: RouteObject[]): void {
  // The last link that was chosen is the one that is opened.
  let chosen: Event | undefined
  const open = async (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || isForNewTab(event)) return
    chosen = event
    if (hasCode(routes, link.pathname)) return
    // The router must not hear of it yet.
    event.preventDefault()
    event.stopImmediatePropagation()
    try {
      await fetchCode(routes, link.pathname)
    } catch (error) {
      if (chosen === event) sayNotOpened(link, error)
      return
    }
    if (chosen !== event) return
    unsay()
    link.click()
  }
  document.addEventListener('click', open, { capture: true })
}

function sayNotOpened(link: HTMLAnchorElement, error: unknown): void {
  const { href, textContent } = link
  if (error instanceof FileGone) {
    say({
      text: `The site has a newer version: '${textContent}' is opened in it.`,
      action: {
        label: 'Open it',
        onSelect: () => {
          handOver()
          window.location.assign(href)
        },
      },
    })
    return
  }
  say({
    text: `'${textContent}' could not be opened: the network is away.`,
    action: { label: 'Try again', onSelect: () => link.click() },
  })
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === window.location.origin ? link : undefined
}

function isForNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
