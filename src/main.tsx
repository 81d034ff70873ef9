import './styles/global.css.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import * as shell from '#messages/shell.ts'
import { recordOf } from '../schemas/record.ts'
import { EMBED, inLanguage, pageAddress, withoutLanguage } from './addresses.ts'
import { crumbsOf } from './layout/crumbs.ts'
import { routes } from './routes.tsx'
import { loadModule } from './runtime/loadModule.ts'
import { reportFailure } from './runtime/reportFailure.ts'
import {
  createRobustRouter,
  loadInitialRoute,
  prefetchOnIntent,
  routeAt,
} from './runtime/routeModules.ts'
import { setStorageKey } from './state/saved.ts'
import { restoreSession, saveOnLeave } from './state/session.ts'

/** How long a page is left alone before the rest of the site is fetched. */
const IDLE_MS = 1000
/** The elements that React puts into a document's head for a page. */
const METADATA = 'title, link[rel=canonical], meta[name=description], meta[name=robots]'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
const pathname = settleAddress(root)
start(root).catch(reportFailure)
window.addEventListener('unhandledrejection', (event) => {
  // A click while one page fades into another cuts that short: the browser calls it an error.
  const { reason } = event
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
})

async function start(root: HTMLElement): Promise<void> {
  if (pathname.startsWith(inLanguage(`/${EMBED}/`))) setStorageKey(pathname)
  // The code of the page at hand, before React looks at it: without it the page would go blank.
  await Promise.all([loadModule(restoreSession), loadInitialRoute(routes, pathname)])
  saveOnLeave()
  takeOver(root)
  prefetchOnIntent(routes)
  // After everything that the page itself needs.
  // Who sees a frame on another site has not come to this one.
  const isFramed = window.parent !== window
  if (import.meta.env.PROD && !isFramed && 'serviceWorker' in navigator) {
    setTimeout(keepOnDevice, IDLE_MS)
  }
}

async function keepOnDevice(): Promise<void> {
  try {
    await (await import('./runtime/registerServiceWorker.ts')).registerServiceWorker()
  } catch {
    // Some browsers forbid it, as in private windows: the site works all the same, online.
  }
}

/** Takes over the page that the build drew, or draws it where the build did not. */
function takeOver(root: HTMLElement): void {
  const isDrawn = isDrawnByBuild(root)
  nameEntry(isOpenedAnew())
  // The browser's own steps, as to an address that somebody types: before the router looks at them.
  window.addEventListener('popstate', () => nameEntry())
  const options = {
    basename: inLanguage('/'),
    // The page is where the person has it: the router would bring it back to its top.
    ...(isDrawn && { hydrationData: { loaderData: {} } }),
  }
  const router = createRobustRouter(routes, options, titleOf)
  const site = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (isDrawn) {
    // In slices: a tap or a scroll need not wait until the whole page is taken over.
    startTransition(() => void hydrateRoot(root, site))
    return
  }
  // Some hosts answer '/x/' with another page than '/x': that page's words must go.
  for (const drawn of document.head.querySelectorAll(METADATA)) drawn.remove()
  root.replaceChildren()
  createRoot(root).render(site)
}

/** The title of the page at a path, as the way to it names it. */
function titleOf(path: string): string {
  return crumbsOf(withoutLanguage(path)).at(-1)?.label ?? shell.home
}

/**
 * Gives a step of the browser's history that the browser made a name of its own, as the router gives
 * to all others: it keeps each step's place on the page by that, and the site what each step shows. The
 * step's number comes with it: the router would change the history a second time to add it.
 *
 * @param isNew the step gets another name in any case.
 */
function nameEntry(isNew = false): void {
  const known = recordOf(history.state)
  if (isNew || !('key' in known))
    history.replaceState({ idx: 0, ...known, key: `${Date.now()}` }, '')
}

/**
 * Whether somebody opened this document by its address or a link, rather than loaded it again or came back
 * to it: WebKit keeps the step of the history where that is the address at hand.
 */
function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}

/** Answers the path of the page at hand; one that a host has by several gets its own. */
function settleAddress({ dataset }: HTMLElement): string {
  const { pathname, search, hash } = window.location
  const address = pageAddress(pathname)
  // Anything else is the address of no page, and stays as it is.
  const isAlias = address === dataset.path || pathname.startsWith('//')
  if (!isAlias || address === pathname) return pathname
  history.replaceState(history.state, '', address + search + hash)
  return address
}

/** Whether the build drew into this document what the routes say is at this address. */
function isDrawnByBuild({ dataset }: HTMLElement): boolean {
  if (dataset.path !== undefined) return dataset.path === pathname
  return dataset.notFound !== undefined && !routeAt(routes, pathname)
}
