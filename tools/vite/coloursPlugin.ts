import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { COLOURED, fillInColours } from '../delivery/colours.ts'

/**
 * Puts the palette's colours into index.html, and for the dev server into the files of public/ that
 * name them; in the built site tools/delivery/finish.ts does that.
 */
export function coloursPlugin(): Plugin {
  return {
    name: 'colours',
    transformIndexHtml: (html) => fillInColours(html),
    configureServer({ config, middlewares }) {
      for (const [name, type] of Object.entries(COLOURED)) {
        middlewares.use(`/${name}`, (_request, response) => {
          const text = readFileSync(join(config.publicDir, name), 'utf8')
          response.setHeader('Content-Type', type)
          response.end(fillInColours(text))
        })
      }
    },
  }
}
