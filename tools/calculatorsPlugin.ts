import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { CheckedCalculator, PageCalculator } from '../schemas/definition/compiled.ts'
import { cardOf, entryOf } from '../schemas/definition/entry.ts'
import { readCalculators } from './definitions.ts'

/** What each kind of module holds of a calculator, by the query that asks for it. */
const MODULES: Record<string, (calculator: CheckedCalculator, all: Calculators) => object> = {
  entry: entryOf,
  card: cardOf,
  calculator: forPage,
}

type Calculators = ReadonlyMap<string, CheckedCalculator>

/**
 * Turns the files of calculators/ into modules for the browser. `x.ts?entry` holds what the menu
 * and the router need, `x.ts?card` what the home page shows besides, `x.ts?calculator` what a page
 * needs of the checked and compiled definition.
 * Any mistake in any definition stops whoever asks: the build, the tests, the dev server's page.
 */
export function calculatorsPlugin(root: string): Plugin {
  let all: Promise<Calculators> | undefined
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
      filter: { id: /\.ts\?(entry|card|calculator)$/ },
      async handler(id) {
        const [file = '', query = ''] = id.split('?')
        this.addWatchFile(file)
        all ??= readCalculators(root)
        const calculators = await all
        const calculator = calculators.get(basename(file, '.ts'))
        const data = calculator && MODULES[query]?.(calculator, calculators)
        if (!data) return undefined
        return { code: `export default ${JSON.stringify(data)}`, moduleType: 'js' }
      },
    },
  }
}

function forPage(calculator: CheckedCalculator, all: Calculators): PageCalculator {
  const { results, related, alsoCalled: _words, group: _group, order: _order, ...rest } = calculator
  return {
    ...rest,
    related: related.flatMap((other) => {
      const { address, title, summary } = all.get(other) ?? {}
      return address && title && summary ? [{ address, title, summary }] : []
    }),
    results: results.map(({ growsWith: _grows, shrinksWith: _shrinks, ...row }) => row),
  }
}
