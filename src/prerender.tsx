import './styles/global.css.ts'
import { text } from 'node:stream/consumers'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type { RouteObject, StaticHandlerContext } from 'react-router-dom'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import * as language from '#messages/language.ts'
import { inLanguage, UNLISTED } from './addresses.ts'
import { routes } from './routes.tsx'
import { alternates, robots, sitemap } from './seo/files.ts'
import { sharing } from './seo/sharing.ts'
import { structuredData } from './seo/structuredData.ts'
import { site } from './site.ts'

/*
 * Draws the pages without a browser, for the build. It is the counterpart of main.tsx: what it
 * draws is what main.tsx then finds and takes over, so both wrap the routes in the same elements.
 */

export { site }

/** A path that no page has: it shows the page for addresses that are not found. */
const NOWHERE = '/404'

const addresses = addressesOf(routes)
const handler = createStaticHandler(routes, { basename: inLanguage('/') })

/** The path of every page in its language, and one that does not exist. */
export const paths = [...addresses, NOWHERE]

/** Files that search engines read, of all languages; they come with the first. */
export function siteFiles(): Record<string, string> {
  if (language.base !== '') return {}
  const listed = addresses.filter((path) => !UNLISTED.some((address) => path === `/${address}`))
  return { 'sitemap.xml': sitemap(listed), 'robots.txt': robots() }
}

/**
 * Loads what a page needs before it can be used: its routes.
 *
 * @throws Error if the page answers with a redirect or fails: a page that fails is not published.
 */
export async function loadPage(path: string): Promise<StaticHandlerContext> {
  const context = await handler.query(new Request(new URL(inLanguage(path), site.origin)))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect, not a page`)
  for (const error of Object.values(context.errors ?? {})) {
    if (path !== NOWHERE) throw error
  }
  return context
}

/** Draws a page that was loaded, with what comes once it can be used. */
export async function drawPage(path: string, context: StaticHandlerContext) {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    {
      // Everything in its place: a part that is sent later would need an inline script to get there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  const { metadata, body } = splitMetadata(await text(prelude))
  const found = path !== NOWHERE
  return {
    file: `${inLanguage(path).slice(1) || 'index'}.html`,
    path: found ? inLanguage(path) : undefined,
    head: found
      ? [metadata, alternates(path), sharing(metadata), structuredData(path)].join('\n')
      : metadata,
    body,
  }
}

/** React writes a document's metadata before the markup it came with; in a page it is in the head. */
function splitMetadata(html: string): { metadata: string; body: string } {
  const metadata = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)*/.exec(html)?.[0] ?? ''
  return { metadata, body: html.slice(metadata.length) }
}

function addressesOf(all: RouteObject[], parent = ''): string[] {
  return all.flatMap((route) => {
    const path = route.path === undefined ? parent : `${parent}/${route.path}`
    if (route.children) return addressesOf(route.children, path)
    return route.path === '*' ? [] : [path || '/']
  })
}
