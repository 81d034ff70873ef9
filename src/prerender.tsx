import './styles/global.css.ts'
import { text } from 'node:stream/consumers'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type { RouteObject, StaticHandlerContext } from 'react-router-dom'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { UNLISTED } from './addresses.ts'
import { routes } from './routes.tsx'
import { robots, sitemap } from './seo/files.ts'
import { sharing } from './seo/sharing.ts'
import { type PageFacts, structuredData } from './seo/structuredData.ts'
import { site } from './site.ts'
import { FaqsShown } from './ui/faqs/Faqs.tsx'

/*
 * Draws the pages without a browser, for the build. It is the counterpart of main.tsx: what it
 * draws is what main.tsx then finds and takes over, so both wrap the routes in the same elements.
 */

export { site }

/** A path that no page has: it shows the page for addresses that are not found. */
const NOWHERE = '/404'

const addresses = addressesOf(routes)
const handler = createStaticHandler(routes)

/** The path of every page, and one that does not exist. */
export const paths = [...addresses, NOWHERE]

/** Files that search engines read. */
export function siteFiles(): Record<string, string> {
  const listed = addresses.filter((path) => !UNLISTED.some((address) => path === `/${address}`))
  return { 'sitemap.xml': sitemap(listed), 'robots.txt': robots() }
}

/**
 * Loads what a page needs before it can be used: its routes.
 *
 * @throws Error if the page answers with a redirect or fails: a page that fails is not published.
 */
export async function loadPage(path: string): Promise<StaticHandlerContext> {
  const context = await handler.query(new Request(new URL(path, site.origin)))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect, not a page`)
  for (const error of Object.values(context.errors ?? {})) {
    if (path !== NOWHERE) throw error
  }
  return context
}

/** Draws a page that was loaded, with what comes once it can be used. */
export async function drawPage(path: string, context: StaticHandlerContext) {
  const facts: PageFacts = { path, faqs: [] }
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <FaqsShown value={(faqs) => facts.faqs.push(...faqs)}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </FaqsShown>
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
    file: found ? `${path === '/' ? 'index' : path.slice(1)}.html` : '404.html',
    path: found ? path : undefined,
    head: found ? [metadata, sharing(), structuredData(facts)].join('\n') : metadata,
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
