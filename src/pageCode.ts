import { matchRoutes, type RouteObject } from 'react-router-dom'
import { persist } from './network/persist.ts'

type Lazy = () => Promise<object>

/** What fetched its code already. */
const here = new WeakSet<Lazy>()

/** Whether the code of the page at a path is here. */
export function hasCode(routes: RouteObject[], path: string): boolean {
  return lazyRoutes(routes, path).every(({ lazy }) => here.has(lazy))
}

/**
 * Fetches the code of the page at a path.
 *
 * @throws what the network lost.
 */
export async function fetchCode(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(lazyRoutes(routes, path).map(fetchRoute))
}

/** As `fetchCode`, and puts it in its place among the routes. */
export async function loadRoutes(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    lazyRoutes(routes, path).map(async (found) => {
      Object.assign(found.route, await fetchRoute(found), { lazy: undefined })
    }),
  )
}

/**
 * The same routes for the router, which would remember one loss for as long as the page lives:
 * they go on fetching until the code is here, and the page before stays meanwhile.
 */
export function persistentRoutes(
  routes: RouteObject[],
  onLoss: (error: unknown, losses: number) => void,
  onceHere: () => void,
): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route
    if (typeof lazy === 'function') {
      const fetchIt = async () => {
        let isLost = false
        const code = await persist(lazy, (error, losses) => {
          isLost = true
          onLoss(error, losses)
        })
        if (isLost) onceHere()
        return code
      }
      return { ...route, lazy: fetchIt }
    }
    return route.children
      ? { ...route, children: persistentRoutes(route.children, onLoss, onceHere) }
      : route
  })
}

async function fetchRoute({ lazy }: { lazy: Lazy }): Promise<object> {
  const code = await lazy()
  here.add(lazy)
  return code
}

function lazyRoutes(routes: RouteObject[], path: string) {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'function' ? [{ route, lazy: route.lazy }] : [],
  )
}
