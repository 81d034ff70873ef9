import { matchRoutes, type RouteObject } from 'react-router-dom'

/** What a hand does before it opens a link. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/** Fetches a page's code as soon as somebody is about to open a link to it. */
export function fetchOnIntent(routes: RouteObject[]): void {
  const fetchCode = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== window.location.origin) return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // Without a network there is nothing to fetch ahead; opening the link will say so.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
    }
  }
  for (const intent of INTENTS) document.addEventListener(intent, fetchCode, { passive: true })
}
