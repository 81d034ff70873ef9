import entries from 'virtual:calculators'
import type { CatalogEntry } from '../schemas/definition/catalogEntry.ts'
import type { CategoryGroup } from '../schemas/definition/categories.ts'
import type { Calculator, FormCalculator, PageGuide } from '../schemas/definition/compiled.ts'

/*
 * tools/vite/calculatorsPlugin.ts makes of each file of calculators/ an entry, which comes with every
 * page, a calculator, which comes with its own route, and a guide, which comes later; an entry
 * brings the other two. What the home page shows besides is in cards.ts. No other file reads
 * calculators/.
 */

/** An entry as the plugin makes it. */
export interface RegistryEntry extends CatalogEntry {
  importCalculator: () => Promise<{ default: FormCalculator }>
  importGuide: () => Promise<{ default: PageGuide }>
}

export interface RegisteredCalculator extends CatalogEntry {
  /** Fetches what its form needs of the definition, compiled. */
  load: () => Promise<FormCalculator>
  /** Fetches the guide below the form, with what serves once there is a result. */
  loadGuide: () => Promise<PageGuide>
  /** Fetches both: all that computes, draws and buys. */
  loadWhole: () => Promise<Calculator>
}

/** The categories that have calculators, in the order of the menu. */
export const categories: readonly CategoryGroup<RegisteredCalculator>[] = entries.map(
  ({ category, items }) => ({ category, items: items.map(register) }),
)

function register({
  importCalculator,
  importGuide,
  ...entry
}: RegistryEntry): RegisteredCalculator {
  const load = async () => (await importCalculator()).default
  const loadGuide = async () => (await importGuide()).default
  const loadWhole = async () => ({ ...(await load()), ...(await loadGuide()) })
  return { ...entry, load, loadGuide, loadWhole }
}

/** Every calculator in the order of the menu: by category, and within it by place. */
export const calculators: readonly RegisteredCalculator[] = categories.flatMap(({ items }) => items)
