import './styles/global.css.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { pageAddress } from './addresses.ts'
import { fetchOnIntent } from './fetchOnIntent.ts'
import { applyLateStyles } from './layout/lateStyles.ts'
import { NOT_FOUND } from './layout/notFound.ts'
import { loadRoutes } from './loadRoutes.ts'
import { sayNotReady } from './network/notice.ts'
import { persist } from './network/persist.ts'
import { routes } from './routes.tsx'
import { takeUp } from './tab/handOver.ts'

/** How long a page is left alone before the rest of the site is fetched. */
const IDLE_MS = 1000
/** What React puts into a document's head for a page. */
const METADATA =
  'title, link[rel=canonical], meta[name=description], meta[name=robots], meta[property^=og]'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
const pathname = settleAddress(root)

void takeOver(root).then(() => {
  // After everything that the page itself needs.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(keepOnDevice, IDLE_MS)
})
fetchOnIntent(routes)

async function keepOnDevice(): Promise<void> {
  try {
    await (await import('./offline/newVersion.ts')).keepOnDevice()
  } catch {
    // Some browsers forbid it, as in private windows: the site works all the same, online.
  }
}

/** Takes over the page that the build drew, or draws it where the build did not. */
async function takeOver(root: HTMLElement): Promise<void> {
  // The code of the page at hand, before React looks at it: without it the page would go blank.
  const [isAsLeft] = await Promise.all([
    takeUp(),
    persist(() => loadRoutes(routes, pathname), sayNotReady),
  ])
  const site = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  )
  // What was left here is drawn afresh: React would look for the page that the build drew.
  if (isDrawn(root) && !isAsLeft) {
    // In slices: a tap or a scroll need not wait until the whole page is taken over.
    startTransition(() => void hydrateRoot(root, site))
    return
  }
  // Some hosts answer '/x/' with another page than '/x': that page's words must go.
  for (const drawn of document.head.querySelectorAll(METADATA)) drawn.remove()
  root.replaceChildren()
  applyLateStyles()
  createRoot(root).render(site)
}

/** Answers the path of the page at hand; one that a host has by several gets its own. */
function settleAddress({ dataset }: HTMLElement): string {
  const { pathname, search, hash } = window.location
  const address = pageAddress(pathname)
  // Anything else is the address of no page, and stays to be told so.
  const isAlias = address === dataset.path || pathname.startsWith('//')
  if (!isAlias || address === pathname) return pathname
  history.replaceState(history.state, '', address + search + hash)
  return address
}

/** Whether the build drew into this document what the routes say stands at this address. */
function isDrawn({ dataset }: HTMLElement): boolean {
  if (dataset.path !== undefined) return dataset.path === pathname
  const isFound = matchRoutes(routes, pathname)?.every(({ route }) => route.id !== NOT_FOUND)
  return dataset.notFound !== undefined && !isFound
}
