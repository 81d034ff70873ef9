import { readdir } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { checkDefinition, checkTogether } from '../schemas/check/index.ts'
import { entryOf } from '../schemas/entry.ts'
import type { Calculator } from '../schemas/estimate.ts'

/**
 * Turns the files of calculators/ into modules for the browser. `x.ts?entry` holds what the menu
 * and the router need, `x.ts?calculator` the checked and compiled definition. Any mistake in any
 * definition stops whoever asks: the build, the tests, the dev server's page.
 */
export function calculatorsPlugin(root: string): Plugin {
  const directory = join(root, 'calculators')
  let all: Promise<Map<string, Calculator>> | undefined
  return {
    name: 'calculators',
    enforce: 'pre',
    buildStart() {
      all = undefined
    },
    watchChange() {
      all = undefined
    },
    hotUpdate() {
      all = undefined
    },
    load: {
      filter: { id: /\.ts\?(entry|calculator)$/ },
      async handler(id) {
        const [file = '', query] = id.split('?')
        this.addWatchFile(file)
        all ??= readCalculators(root, directory)
        const calculator = (await all).get(basename(file, '.ts'))
        if (!calculator) return undefined
        const data = query === 'entry' ? entryOf(calculator) : calculator
        return { code: `export default ${JSON.stringify(data)}`, moduleType: 'js' }
      },
    },
  }
}

/**
 * Reads, checks and compiles every definition in a folder, by address.
 *
 * @throws DefinitionError for the first definition that does not pass.
 */
export async function readCalculators(
  root: string,
  directory = join(root, 'calculators'),
): Promise<Map<string, Calculator>> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.ts')).sort()
  const read = names.map(async (name) => {
    const path = join(directory, name)
    const file = relative(root, path)
    const definition = await importDefinition(path)
    return { file, calculator: checkDefinition(file, basename(name, '.ts'), definition) }
  })
  const calculators = await Promise.all(read)
  checkTogether(calculators)
  return new Map(calculators.map(({ calculator }) => [calculator.address, calculator]))
}

async function importDefinition(path: string): Promise<unknown> {
  const { module } = await runnerImport<{ default?: unknown }>(path, { logLevel: 'error' })
  return module.default
}
