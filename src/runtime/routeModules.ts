import type { DataRouter, RouteObject } from 'react-router-dom'
import * as messages from '#messages/routes.ts'
import { say } from '../../schemas/messages/message.ts'
import { inLanguage } from '../addresses.ts'
import { hideBanner, showOffline } from './banner.ts'
import { FileGone } from './fetchScript.ts'
import { isConnectionLost, onConnectionChange } from './retryWithBackoff.ts'

/**
 * Brings the code of the page at hand and puts it in its place among the routes, so that React takes
 * over what the build drew at once.
 */
export async function loadInitialRoute(routes: RouteObject[], path: string): Promise<void> {
  const route = routeAt(routes, path) ?? routeAt(routes, inLanguage('/*'))
  if (typeof route?.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
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
 * The same routes for the router, which would show an error where the host has replaced this version
 * of the site: the page is opened in the new version instead, with all that the tab holds.
 */
export function routesAcrossVersions(routes: RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy, children } = route
    if (typeof lazy === 'function') return { ...route, lazy: () => lazy().catch(openInNewVersion) }
    return children ? { ...route, children: routesAcrossVersions(children) } : route
  })
}

/** Where the router is going. */
let destination = ''

function openInNewVersion(error: unknown): Promise<never> {
  if (!(error instanceof FileGone)) {
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
export function announceNavigation(router: DataRouter, titleOf: (path: string) => string): void {
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

/** Brings a page's code as soon as somebody is about to open a link to it. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== window.location.origin) return
    const lazy = routeAt(routes, link.pathname)?.lazy
    // Opening the link will say what went wrong.
    if (typeof lazy === 'function') lazy().catch(() => undefined)
  }
  // What a hand does before it opens a link: a finger, too, comes over what it touches.
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, prefetch)
}
