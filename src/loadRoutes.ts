import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Fetches the code of the page at a path, and puts it in its place among the routes.
 *
 * @throws what the network lost.
 */
export async function loadRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
