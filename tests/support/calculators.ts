import type { DefinitionInput, WorkedExample } from '../../schemas/definition/calculator.ts'
import type { Calculator, PageGuide } from '../../schemas/definition/compiled.ts'
import { calculators } from '../../src/registry.ts'

/** A calculator with its guide. */
export type LoadedCalculator = Calculator & PageGuide

/** Every calculator as its page gets it, its guide with it, in the order of the menu. */
export const loadedCalculators: readonly LoadedCalculator[] = await Promise.all(
  calculators.map(async ({ load, loadGuide }) => ({ ...(await load()), ...(await loadGuide()) })),
)

/** The calculator at a slug. */
export function calculatorAt(slug: string): LoadedCalculator {
  const found = loadedCalculators.find((calculator) => calculator.slug === slug)
  if (!found) throw new Error(`No calculator has the slug ${slug}`)
  return found
}

const definitions = Object.entries(
  import.meta.glob<DefinitionInput>(['../../calculators/*.ts', '../calculators/*.ts'], {
    import: 'default',
    eager: true,
  }),
)

/** A calculator's worked examples with the answers they expect, as its definition has them. */
export function examplesOf(slug: string): WorkedExample[] {
  const [, definition] = definitions.find(([file]) => file.endsWith(`/${slug}.ts`)) ?? []
  if (!definition) throw new Error(`No definition has the slug ${slug}`)
  return Object.values(definition.examples)
}
