import { matchRoutes, type RouteObject } from 'react-router-dom'
import { fetchLateStyles } from './network/lateStyles.ts'
import { persist } from './network/persist.ts'

type Lazy = () => Promise<object>

/** What fetched its code already, and the styles with it. */
const here = new WeakSet<Lazy>()

/** Whether the code of the page at a path is here. */
export function hasCode(routes: RouteObject[], path: string): boolean {
  return lazyRoutes(routes, path).every(({ lazy }) => here.has(lazy))
}

/**
 * Fetches the code of the page at a path, and the styles of all pages.
 *
 * @throws what the network lost.
 */
export async function fetchCode(routes: RouteObject[], path: string): Promise<void> {
  const found = lazyRoutes(routes, path)
  await Promise.all([fetchLateStyles(), ...found.map(({ lazy }) => lazy())])
  for (const { lazy } of found) here.add(lazy)
}

/**
 * Fetches the code of the page at hand, which has its styles, and puts it in its place among the
 * routes.
 *
 * @throws what the network lost.
 */
export async function loadRoutes(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    lazyRoutes(routes, path).map(async ({ route, lazy }) => {
      Object.assign(route, await lazy(), { lazy: undefined })
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

function lazyRoutes(routes: RouteObject[], path: string) {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'function' ? [{ route, lazy: route.lazy }] : [],
  )
}
