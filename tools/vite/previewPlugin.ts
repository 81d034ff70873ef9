import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { headersFor, parseHeaders } from '../delivery/headers.ts'
import { LANGUAGES } from '../languages.ts'

/**
 * Lets `vite preview` serve the built site as a static host does, with the headers of _headers: '/x' is x.html, '/x/' leads to
 * '/x', and an address that no page has gets 404.html with status 404.
 */
export function previewPlugin(): Plugin {
  return {
    name: 'preview',
    config: (_config, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir)
      const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
        for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value)
        // '//host/' would lead to another site.
        const clean = pathname.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1')
        if (clean === pathname) return next()
        response.writeHead(301, { Location: clean + search }).end()
      })
      return () => {
        middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost')
          if (pathname.endsWith('.html') && existsSync(join(folder, pathname))) return next()
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(readFileSync(join(folder, notFoundPage(pathname))))
        })
      }
    },
  }
}

/** Each language says in its own words that a page is not found. */
function notFoundPage(pathname: string): string {
  const language = LANGUAGES.find(
    ({ language: { base } }) => base && pathname.startsWith(`${base}/`),
  )
  return `${language?.language.base.slice(1) ?? ''}/404.html`
}
