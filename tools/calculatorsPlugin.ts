import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { Calculator, CheckedCalculator } from '../schemas/definition/compiled.ts'
import { entryOf } from '../schemas/definition/entry.ts'
import { readCalculators } from './definitions.ts'

/**
 * Turns the files of calculators/ into modules for the browser. `x.ts?entry` holds what the menu
 * and the router need, `x.ts?calculator` what a page needs of the checked and compiled definition.
 * Any mistake in any definition stops whoever asks: the build, the tests, the dev server's page.
 */
export function calculatorsPlugin(root: string): Plugin {
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
        all ??= readCalculators(root)
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
