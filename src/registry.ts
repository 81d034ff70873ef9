import type { CatalogEntry } from '../schemas/definition/catalogEntry.ts'
import { byCategory, type CategoryGroup } from '../schemas/definition/categories.ts'
import type { Calculator, FormCalculator, PageGuide } from '../schemas/definition/compiled.ts'

/*
 * tools/calculatorsPlugin.ts makes of each file of calculators/ an entry, which comes with every
 * page, a calculator, which comes with its own route, and a guide, which comes later; an entry
 * brings the other two. What the home page shows besides is in cards.ts. No other file reads
 * calculators/.
 */

interface EntryModule extends CatalogEntry {
  importCalculator: () => Promise<{ default: FormCalculator }>
  importGuide: () => Promise<{ default: PageGuide }>
}

const entries = import.meta.glob<EntryModule>('../calculators/*.ts', {
  query: '?entry',
  import: 'default',
  eager: true,
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
  Object.values(entries).map(({ importCalculator, importGuide, ...entry }) => {
    const load = async () => (await importCalculator()).default
    const loadGuide = async () => (await importGuide()).default
    const loadWhole = async () => ({ ...(await load()), ...(await loadGuide()) })
    return { ...entry, load, loadGuide, loadWhole }
  }),
)

/** Every calculator in the order of the menu: by category, and within it by place. */
export const calculators: readonly RegisteredCalculator[] = categories.flatMap(({ items }) => items)
