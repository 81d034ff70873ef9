import {
  createBrowserRouter,
  type DataRouter,
  type DOMRouterOpts,
  type RouteObject,
} from 'react-router-dom'
import * as messages from '#messages/banner.ts'
import { say } from '../../schemas/messages/message.ts'
import { inLanguage } from '../addresses.ts'
import { forgetClosed, hideBanner, showOffline } from './banner.ts'
import { CodeUnavailable, loadModule } from './loadModule.ts'
import { retryNow } from './retryWithBackoff.ts'

/**
 * Brings the code of the page at hand and puts it in its place among the routes, so that React takes
 * over what the build drew at once.
 */
export async function loadInitialRoute(routes: RouteObject[], path: string): Promise<void> {
  const route = pageAt(routes, path)
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

/** The same, or the page that says that the site has none there. */
function pageAt(routes: RouteObject[], path: string): RouteObject | undefined {
  return routeAt(routes, path) ?? routeAt(routes, inLanguage('/*'))
}

/**
 * Creates the site's router. It brings a page's code as often as the network loses it: the page before
 * stays until then, and its foot says so. Where only a new document can get the code, the page is opened
 * as one, with all that the tab holds.
 *
 * @param options as of the router.
 * @param titleOf what the page at a path is called.
 */
export function createRobustRouter(
  routes: RouteObject[],
  options: DOMRouterOpts,
  titleOf: (path: string) => string,
): DataRouter {
  /** The pages whose code the network has lost and not brought yet, or has for a new document alone. */
  const missing = new Map<RouteObject | undefined, 'lost' | 'unavailable'>()
  let isShown = false
  let awaited: DataRouter['state']['navigation']['location']
  /** Speaks and acts about the page that somebody waits for: a link may have led elsewhere since. */
  const handleAwaitedPage = () => {
    const { location } = router.state.navigation
    if (location && location !== awaited) {
      forgetClosed()
      if (missing.size > 0) retryNow()
    }
    awaited = location
    const how = location && missing.get(pageAt(routes, location.pathname))
    if (location && how === 'unavailable')
      openAsDocument(window.location.origin + router.createHref(location))
    if (location && how === 'lost')
      showOffline(say(messages.linkOffline, { page: titleOf(location.pathname) }))
    else if (isShown) hideBanner()
    isShown = how === 'lost'
  }
  const robust = (route: RouteObject): RouteObject => {
    const { lazy, children } = route
    if (typeof lazy === 'function') return { ...route, lazy: () => loadPage(route, lazy) }
    return children ? { ...route, children: children.map(robust) } : route
  }
  const loadPage = async <Page>(route: RouteObject, importPage: () => Promise<Page>) => {
    const note = (how: 'lost' | 'unavailable') => {
      missing.set(route, how)
      handleAwaitedPage()
    }
    try {
      const page = await loadModule(importPage, () => note('lost'))
      missing.delete(route)
      return page
    } catch (error) {
      // The router shows its page for errors, and leaves the console alone.
      console.error(error)
      if (!(error instanceof CodeUnavailable)) throw error
      note('unavailable')
      // The router would remember an error for as long as this document lives.
      return new Promise<never>(() => undefined)
    }
  }
  const router = createBrowserRouter(routes.map(robust), options)
  router.subscribe(handleAwaitedPage)
  return router
}

/** The page that is left saves the tab's data by itself: `saveOnLeave` in state/session.ts. */
function openAsDocument(address: string): void {
  if (address === window.location.href) window.location.reload()
  else window.location.assign(address)
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
