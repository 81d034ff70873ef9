import type { Calculator } from '../schemas/definition/compiled.ts'
import type { CalculatorEntry } from '../schemas/definition/entry.ts'

/*
 * The only importer of calculators/. Each file there gives an entry, which comes with every page,
 * and a calculator, which comes with its own route: tools/calculatorsPlugin.ts makes the two.
 */

const entries = import.meta.glob<CalculatorEntry>('../calculators/*.ts', {
  query: '?entry',
  import: 'default',
  eager: true,
})
const loaders = import.meta.glob<Calculator>('../calculators/*.ts', {
  query: '?calculator',
  import: 'default',
})

export interface RegisteredCalculator extends CalculatorEntry {
  /** Fetches the whole definition, compiled. */
  load: () => Promise<Calculator>
}

/** Every calculator in the order of the menu. */
export const calculators: readonly RegisteredCalculator[] = Object.entries(entries)
  .flatMap(([file, entry]) => {
    const load = loaders[file]
    return load ? [{ ...entry, load }] : []
  })
  .sort((one, other) => one.order - other.order)
