import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin } from 'vite'
import { inspectDefinition } from '../../../schemas/check/inspect.ts'
import { tryDeclarations } from '../../definitions/declarations.ts'
import { readDefinitions } from '../../definitions/definitions.ts'
import { ASK_EVENT, REPORT_EVENT, type Report } from './events.ts'

/**
 * Adds a panel to each page of the dev server, which lists the mistakes in the page's definition, anew
 * after every save. No build contains it.
 */
export function definitionPanel(root: string): Plugin {
  return {
    name: 'definition-panel',
    apply: 'serve',
    configureServer(server) {
      const send = async () => server.ws.send(REPORT_EVENT, await readReport(root))
      server.ws.on(ASK_EVENT, send)
      const onFile = (file: string) => {
        if (file.startsWith(join(root, 'calculators'))) send()
      }
      server.watcher.on('change', onFile).on('add', onFile).on('unlink', onFile)
    },
    transformIndexHtml() {
      const src = '/tools/vite/definitionPanel/panel.ts'
      return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'body' }]
    },
  }
}

/** Inspects every definition in a folder, each by itself and beside the others. */
export async function readReport(root: string): Promise<Report> {
  try {
    const read = tryDeclarations(await readDefinitions(root))
    const others = {
      catalogue: {},
      slugs: read.map(({ slug }) => slug),
      find: (other: string) => read.find(({ slug }) => slug === other)?.calculator,
    }
    const definitions = read.map(({ file, slug, definition, diagnostics }) => {
      const inspection = inspectDefinition(definition, diagnostics, others)
      return [slug, { file, inspection }] as const
    })
    return { definitions: Object.fromEntries(definitions) }
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { definitions: {}, failure: stripVTControlCharacters(message) }
  }
}
