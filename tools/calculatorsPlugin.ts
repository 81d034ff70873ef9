import { readdir } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { checkDefinition, checkTogether } from '../schemas/check/index.ts'
import type { Calculator, CheckedCalculator } from '../schemas/definition/compiled.ts'
import { entryOf } from '../schemas/definition/entry.ts'

/**
 * Turns the files of calculators/ into modules for the browser. `x.ts?entry` holds what the menu
 * and the router need, `x.ts?calculator` what a page needs of the checked and compiled definition.
 * Any mistake in any definition stops whoever asks: the build, the tests, the dev server's page.
 */
export function calculatorsPlugin(root: string): Plugin {
  const directory = join(root, 'calculators')
  let all: Promise<Map<string, CheckedCalculator>> | undefined
  return {
    name: 'calculators',
    enforce: 'pre',
    // The build for the browser and the one for prerendering read the definitions once.
    sharedDuringBuild: true,
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
        const data = query === 'entry' ? entryOf(calculator) : forPage(calculator)
        return { code: `export default ${JSON.stringify(data)}`, moduleType: 'js' }
      },
    },
  }
}

function forPage({ results, ...calculator }: CheckedCalculator): Calculator {
  return {
    ...calculator,
    results: results.map(({ growsWith: _grows, shrinksWith: _shrinks, ...row }) => row),
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
): Promise<Map<string, CheckedCalculator>> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.ts')).sort()
  const definitions = await importDefinitions(names.map((name) => join(directory, name)))
  const calculators = names.map((name, index) => {
    const file = relative(root, join(directory, name))
    return { file, calculator: checkDefinition(file, basename(name, '.ts'), definitions[index]) }
  })
  checkTogether(calculators)
  return new Map(calculators.map(({ calculator }) => [calculator.address, calculator]))
}

/** Imports all files through one runner: with one for each, the build of many takes minutes. */
async function importDefinitions(paths: string[]): Promise<unknown[]> {
  const all = 'virtual:definitions'
  const imports = paths.map(
    (path, index) => `import * as module${index} from ${JSON.stringify(path)}`,
  )
  const list = paths.map((_path, index) => `module${index}.default`)
  const code = `${imports.join('\n')}\nexport default [${list.join()}]`
  const { module } = await runnerImport<{ default: unknown[] }>(all, {
    logLevel: 'error',
    plugins: [
      {
        name: all,
        resolveId: (id) => (id === all ? `\0${all}` : undefined),
        load: (id) => (id === `\0${all}` ? code : undefined),
      },
    ],
  })
  return module.default
}
