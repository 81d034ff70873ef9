import { readdir } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { type Inspection, inspectDefinition } from '../../schemas/check/inspect.ts'
import { ASK_EVENT, REPORT_EVENT } from './events.ts'

/** What the checker thinks of each definition, by address. */
export type Report = Record<string, { file: string; inspection: Inspection }>

/**
 * While a definition is written: a panel in the page with what the checker thinks of it, new after
 * every save. It is in no build.
 */
export function definitionPanel(root: string): Plugin {
  const directory = join(root, 'calculators')
  return {
    name: 'definition-panel',
    apply: 'serve',
    configureServer(server) {
      const send = async () => server.ws.send(REPORT_EVENT, await readReport(root, directory))
      server.ws.on(ASK_EVENT, send)
      const onFile = (file: string) => {
        const concerns = [directory, join(root, 'schemas')]
        if (concerns.some((folder) => file.startsWith(folder))) send()
      }
      server.watcher.on('change', onFile).on('add', onFile).on('unlink', onFile)
    },
    transformIndexHtml() {
      const src = '/tools/definitionPanel/panel.ts'
      return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'body' }]
    },
  }
}

/** Inspects every definition in a folder. A file that does not even load is a problem like others. */
export async function readReport(root: string, directory: string): Promise<Report> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.ts'))
  const entries = names.map(async (name) => {
    const path = join(directory, name)
    const file = relative(root, path)
    const address = basename(name, '.ts')
    return [address, { file, inspection: await inspectFile(path, file, address) }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function inspectFile(path: string, file: string, address: string): Promise<Inspection> {
  try {
    const { module } = await runnerImport<{ default?: unknown }>(path, { logLevel: 'silent' })
    return inspectDefinition(file, address, module.default)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { problems: [{ path: '', message }], units: [], examples: [] }
  }
}
