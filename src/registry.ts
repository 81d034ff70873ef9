import entries from 'virtual:calculators'
import type { CategoryGroup } from '../schemas/definition/categories.ts'
import type { CalculatorWithGuidance } from '../schemas/definition/compiled.ts'
import type { RegistryEntry } from '../schemas/definition/registryEntry.ts'

/*
 * tools/vite/calculatorsPlugin.ts makes of each file of calculators/ an entry, which comes with every
 * page, and a calculator, which comes with its own page. cards.ts has what the home page shows besides.
 */

/** The categories that have calculators, in the order of the menu. */
export const categories: readonly CategoryGroup<RegistryEntry>[] = entries

/** Every calculator in the order of the menu: by category, and within it by place. */
export const calculators: readonly RegistryEntry[] = categories.flatMap(({ items }) => items)

/** Imports a calculator with all that its definition says. */
export async function importCalculatorWithGuidance(
  entry: RegistryEntry,
): Promise<CalculatorWithGuidance> {
  const { importWithGuidance } = await entry.importCalculator()
  return importWithGuidance()
}
