import type { CatalogEntry } from '../schemas/definition/catalogEntry.ts'
import { byCategory, type CategoryGroup } from '../schemas/definition/categories.ts'
import type { Calculator, FormCalculator, PageGuide } from '../schemas/definition/compiled.ts'

/*
 * Each file of calculators/ gives an entry, which comes with every page, a calculator, which
 * comes with its own route, and a guide, which comes later: tools/calculatorsPlugin.ts makes them. What the home page shows besides
 * is in cards.ts. No other file reads calculators/.
 */

const entries = import.meta.glob<CatalogEntry>('../calculators/*.ts', {
  query: '?entry',
  import: 'default',
  eager: true,
})
const loaders = import.meta.glob<FormCalculator>('../calculators/*.ts', {
  query: '?calculator',
  import: 'default',
})
const guides = import.meta.glob<PageGuide>('../calculators/*.ts', {
  query: '?guide',
  import: 'default',
})

export interface RegisteredCalculator extends CatalogEntry {
  /** Fetches what its form needs of the definition, compiled. */
  load: () => Promise<FormCalculator>
  /** Fetches the guide below the form, with what serves once there is a result. */
  loadGuide: () => Promise<PageGuide>
  /** Fetches both: all that computes, draws and buys. */
  loadWhole: () => Promise<Calculator>
}

/** The categories that have calculators, in the order of the menu. */
export const categories: readonly CategoryGroup<RegisteredCalculator>[] = byCategory(
  Object.entries(entries).flatMap(([file, entry]) => {
    const load = loaders[file]
    const loadGuide = guides[file]
    if (!load || !loadGuide) return []
    const loadWhole = async () => ({ ...(await load()), ...(await loadGuide()) })
    return [{ ...entry, load, loadGuide, loadWhole }]
  }),
)

/** Every calculator in the order of the menu: by category, and within it by place. */
export const calculators: readonly RegisteredCalculator[] = categories.flatMap(({ items }) => items)
