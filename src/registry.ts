import entries from 'virtual:calculators'
import type { CatalogEntry } from '../schemas/definition/catalogEntry.ts'
import type { CategoryGroup } from '../schemas/definition/categories.ts'
import type {
  Calculator,
  CalculatorWithGuidance,
  ImportGuidance,
} from '../schemas/definition/compiled.ts'

/*
 * tools/vite/calculatorsPlugin.ts makes of each file of calculators/ an entry, which comes with every
 * page, and a calculator, which comes with its own page. cards.ts has what the home page shows besides.
 */

/** The module of a calculator, with what imports the words below it. */
interface CalculatorModule {
  default: Calculator
  importGuidance: ImportGuidance
}

/** The entry of a calculator, with what imports the calculator itself. */
export interface RegistryEntry extends CatalogEntry {
  importCalculator: () => Promise<CalculatorModule>
}

/** The categories that have calculators, in the order of the menu. */
export const categories: readonly CategoryGroup<RegistryEntry>[] = entries

/** Every calculator in the order of the menu: by category, and within it by place. */
export const calculators: readonly RegistryEntry[] = categories.flatMap(({ items }) => items)

/** Imports a calculator with all that its definition says. */
export async function importDocumented(entry: RegistryEntry): Promise<CalculatorWithGuidance> {
  const { default: calculator, importGuidance } = await entry.importCalculator()
  const { default: guidance } = await importGuidance()
  return { ...calculator, ...guidance }
}
