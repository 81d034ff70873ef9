import type { DefinitionInput, WorkedExample } from '../../schemas/definition/calculator.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { calculators, importCalculatorWithGuidance } from '../../src/registry.ts'

/** Every calculator as its page gets it, in the order of the menu. */
export const loadedCalculators: readonly CalculatorWithGuidance[] = await Promise.all(
  calculators.map(importCalculatorWithGuidance),
)

/** The calculator at a slug. */
export function calculatorAt(slug: string): CalculatorWithGuidance {
  const found = loadedCalculators.find((calculator) => calculator.slug === slug)
  if (!found) throw new Error(`No calculator has the slug ${slug}`)
  return found
}

/** What a page imports a calculator with, once it shows its guide. */
export function importing(calculator: CalculatorWithGuidance) {
  return () => Promise.resolve(calculator)
}

/** The definitions themselves, by the paths of their files. */
export const definitions = Object.entries(
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
