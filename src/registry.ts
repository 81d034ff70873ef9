import type { PageCalculator } from '../schemas/definition/compiled.ts'
import type { CalculatorEntry } from '../schemas/definition/entry.ts'
import { type Grouped, inGroups } from '../schemas/definition/groups.ts'

/*
 * Each file of calculators/ gives an entry, which comes with every page, and a calculator, which
 * comes with its own route: tools/calculatorsPlugin.ts makes both. What the home page shows besides
 * stands in cards.ts. No other file reads calculators/.
 */

const entries = import.meta.glob<CalculatorEntry>('../calculators/*.ts', {
  query: '?entry',
  import: 'default',
  eager: true,
})
const loaders = import.meta.glob<PageCalculator>('../calculators/*.ts', {
  query: '?calculator',
  import: 'default',
})

export interface RegisteredCalculator extends CalculatorEntry {
  /** Fetches the whole definition, compiled. */
  load: () => Promise<PageCalculator>
}

/** The groups that have calculators, in the order of the menu. */
export const groups: readonly Grouped<RegisteredCalculator>[] = inGroups(
  Object.entries(entries).flatMap(([file, entry]) => {
    const load = loaders[file]
    return load ? [{ ...entry, load }] : []
  }),
)

/** Every calculator in the order of the menu: by group, and within it by place. */
export const calculators: readonly RegisteredCalculator[] = groups.flatMap(({ items }) => items)
