import type { DataRouter, RouteObject } from 'react-router-dom'
import * as messages from '#messages/routes.ts'
import { say } from '../../schemas/messages/message.ts'
import { inLanguage } from '../addresses.ts'
import { hideBanner, showOffline } from './banner.ts'
import { CodeUnavailable, loadModule } from './loadModule.ts'
import { isConnectionLost, onConnectionChange } from './retryWithBackoff.ts'

/**
 * Brings the code of the page at hand and puts it in its place among the routes, so that React takes
 * over what the build drew at once.
 */
export async function loadInitialRoute(routes: RouteObject[], path: string): Promise<void> {
  const route = routeAt(routes, path) ?? routeAt(routes, inLanguage('/*'))
  if (typeof route?.lazy !== 'function') return
  Object.assign(route, await loadModule(route.lazy), { lazy: undefined })
}

/**
 * The route of the page at an address; undefined where the site has none. The router's own matching
 * makes a pattern of every route, which takes a slow phone the time of two frames.
 */
export function routeAt(routes: RouteObject[], path: string): RouteObject | undefined {
  const pages = routes.flatMap(({ children = [] }) => children)
  return pages.find((page) => inLanguage(`/${page.path ?? ''}`) === path.toLowerCase())
}

/**
 * The same routes for the router: they bring their code as often as the network loses it. Where only a
 * new document can get it, the page is opened as one, with all that the tab holds.
 */
export function robustRoutes(routes: RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy, children } = route
    if (typeof lazy === 'function')
      return { ...route, lazy: () => loadModule(lazy).catch(openAsDocument) }
    return children ? { ...route, children: robustRoutes(children) } : route
  })
}

/** Where the router is going. */
let destination = ''

function openAsDocument(error: unknown): Promise<never> {
  if (!(error instanceof CodeUnavailable)) {
    // The router shows its page for errors, and leaves the console alone.
    console.error(error)
    throw error
  }
  if (destination === window.location.href) window.location.reload()
  else window.location.assign(destination)
  // This document ends.
  return new Promise(() => undefined)
}

/**
 * Says so while the code of the next page is lost on the way: the page before stays until it comes.
 *
 * @param titleOf what the page at a path is called.
 */
export function showLostPage(router: DataRouter, titleOf: (path: string) => string): void {
  let isShown = false
  const update = () => {
    const { location } = router.state.navigation
    if (location) destination = window.location.origin + router.createHref(location)
    const isWaiting = location !== undefined && isConnectionLost()
    if (isWaiting) showOffline(say(messages.offline, { page: titleOf(location.pathname) }))
    else if (isShown) hideBanner()
    isShown = isWaiting
  }
  router.subscribe(update)
  onConnectionChange(update)
}

/**
 * Brings a page's code as soon as somebody is about to open a link to it. It may fail in silence: the
 * link brings it again.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== window.location.origin) return
    const lazy = routeAt(routes, link.pathname)?.lazy
    if (typeof lazy === 'function') lazy().catch(() => undefined)
  }
  // A hand does one of these before it opens a link: a finger, too, comes over what it touches.
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, prefetch)
}
