import type { DataRouter, RouteObject } from 'react-router-dom'
import { FileGone } from './network/fetchFiles.ts'
import { linkAwayOf, linkOf } from './network/links.ts'
import { say, unsay } from './network/notice.ts'
import { fetchCode, hasCode } from './pageCode.ts'
import { handOver } from './tab/handOver.ts'

/** What a hand does before it opens a link. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** Whether the host has files of this version no longer: nothing is fetched ahead then. */
let isReplaced = false

/** Fetches a page's code as soon as somebody is about to open a link to it. */
export function fetchOnIntent(routes: RouteObject[]): void {
  const fetchAhead = (event: Event) => {
    const link = linkOf(event)
    // Without a network there is nothing to fetch ahead; opening the link will say so.
    if (link && !isReplaced) fetchCode(routes, link.pathname).catch(noteReplaced)
  }
  for (const intent of INTENTS) document.addEventListener(intent, fetchAhead, { passive: true })
}

/**
 * Opens links when the code of their page is here: the router would put an error in the place of the
 * page at hand. Where the network loses the code, that page stays, and a line says so. It is no
 * matter whether the code of the link's own place is here, as of the foot of the page: the browser
 * would bring another document, without what is kept in this one.
 */
export function openWhenHere(routes: RouteObject[], router: DataRouter): void {
  const page = document.documentElement
  // The last link that was chosen is the one that is opened.
  let chosen: object | undefined
  const go = ({ pathname, search, hash }: HTMLAnchorElement) => {
    // What was said of another link is over.
    unsay()
    return router.navigate({ pathname, search, hash }, { viewTransition: true })
  }
  const openOnceHere = async (link: HTMLAnchorElement) => {
    const mine = {}
    chosen = mine
    const { location } = router.state
    // Whoever went elsewhere meanwhile has changed their mind.
    const isOvertaken = () => chosen !== mine || router.state.location !== location
    try {
      await fetchCode(routes, link.pathname)
    } catch (error) {
      noteReplaced(error)
      if (!isOvertaken()) sayNotOpened(link, error, () => openOnceHere(link))
      return
    }
    if (isOvertaken()) return
    // Who listens to the link hears of it now. One that has gone from the page would bring another
    // document.
    if (link.isConnected) link.click()
    else await go(link)
  }
  const open = (event: MouseEvent) => {
    const link = linkAwayOf(event)
    // Before the page reacts to input, src/loader.ts takes along what was typed.
    if (!link || page.dataset.ready === undefined) return
    event.preventDefault()
    if (hasCode(routes, link.pathname)) {
      chosen = undefined
      return go(link)
    }
    // Nobody must hear of it yet.
    event.stopImmediatePropagation()
    return openOnceHere(link)
  }
  document.addEventListener('click', open, { capture: true })
  page.dataset.links = ''
}

/**
 * Takes note of a version that is gone: each look at a link would say so again, in place of what is
 * said of the link that was opened.
 */
function noteReplaced(error: unknown): void {
  isReplaced ||= error instanceof FileGone
}

function sayNotOpened(link: HTMLAnchorElement, error: unknown, tryAgain: () => void): void {
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
    action: { label: 'Try again', onSelect: tryAgain },
  })
}
