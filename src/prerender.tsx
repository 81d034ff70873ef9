import './styles/global.css.ts'
import { text } from 'node:stream/consumers'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import type { RouteObject, StaticHandlerContext } from 'react-router-dom'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import * as language from '#messages/language.ts'
import { EMBED, inLanguage, UNLISTED } from './addresses.ts'
import { NOT_FOUND } from './layout/notFound.ts'
import { routes } from './routes.tsx'
import { robots, sitemap } from './seo/files.ts'
import { Head } from './seo/Head.tsx'
import { site } from './site.ts'
import { HeadContext, type Metadata } from './ui/page/PageMetadata.tsx'

/*
 * Draws the pages without a browser, for the build. It is the counterpart of main.tsx: what it
 * draws is what main.tsx then finds and takes over, so both wrap the routes in the same elements.
 */

export { site }

/** A path that no page has: it shows the page for addresses that are not found. */
const NOWHERE = '/404'

const addresses = addressesOf(routes)

/** The path of every page in its language, and one that does not exist. */
export const paths = [...addresses, NOWHERE]

/** Files that search engines read, of all languages; they come with the first. */
export function siteFiles(): Record<string, string> {
  if (language.base !== '') return {}
  const listed = addresses.filter(
    (path) => !path.startsWith(`/${EMBED}/`) && !UNLISTED.some((address) => path === `/${address}`),
  )
  return { 'sitemap.xml': sitemap(listed), 'robots.txt': robots() }
}

/** A page whose routes are loaded. */
interface LoadedPage {
  context: StaticHandlerContext
  dataRoutes: Parameters<typeof createStaticRouter>[0]
}

/**
 * Loads what a page needs before it can be used: its routes.
 *
 * @throws Error if the page answers with a redirect or fails: a page that fails is not published.
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  const handler = createStaticHandler(routesOf(path), { basename: inLanguage('/') })
  const context = await handler.query(new Request(new URL(inLanguage(path), site.origin)))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect, not a page`)
  for (const error of Object.values(context.errors ?? {})) {
    if (path !== NOWHERE) throw error
  }
  return { context, dataRoutes: handler.dataRoutes }
}

/** The routes of one page alone: thousands would be matched for each page, and keep what they loaded. */
function routesOf(path: string): RouteObject[] {
  const isOwn = ({ id, path: routePath = '' }: RouteObject) =>
    id === NOT_FOUND || `/${routePath}` === path
  return routes.map(
    (route): RouteObject =>
      route.children ? { ...route, children: route.children.filter(isOwn) } : route,
  )
}

/**
 * Draws a page that was loaded, with what comes once it can be used.
 *
 * @throws Error if the page has no title or description.
 */
export async function drawPage(path: string, { context, dataRoutes }: LoadedPage) {
  const collected: Partial<Metadata & { address: string }> = {}
  const { prelude } = await prerenderToNodeStream(
    <HeadContext value={collected}>
      <StrictMode>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StrictMode>
    </HeadContext>,
    {
      // Everything in its place: a part that is sent later would need an inline script to get there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  const body = await text(prelude)
  const { title, description, ...others } = collected
  if (!title || !description) throw new Error(`${path} has no title or no description`)
  return {
    file: `${inLanguage(path).slice(1) || 'index'}.html`,
    path: path === NOWHERE ? undefined : inLanguage(path),
    head: renderToStaticMarkup(<Head {...{ title, description, path, ...others }} />),
    body,
  }
}

function addressesOf(all: RouteObject[], parent = ''): string[] {
  return all.flatMap((route) => {
    const path = route.path === undefined ? parent : `${parent}/${route.path}`
    if (route.children) return addressesOf(route.children, path)
    return route.path === '*' ? [] : [path || '/']
  })
}
