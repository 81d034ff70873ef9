import type { CalculatorDefinition, WorkedExample } from '../../schemas/definition/calculator.ts'
import type { PageCalculator } from '../../schemas/definition/compiled.ts'
import { calculators } from '../../src/registry.ts'

/** Every calculator as its page gets it, in the order of the menu. */
export const loadedCalculators: readonly PageCalculator[] = await Promise.all(
  calculators.map(({ load }) => load()),
)

/** The calculator at an address. */
export function calculatorAt(address: string): PageCalculator {
  const found = loadedCalculators.find((calculator) => calculator.address === address)
  if (!found) throw new Error(`No calculator has the address ${address}`)
  return found
}

const definitions = import.meta.glob<CalculatorDefinition>('../../calculators/*.ts', {
  import: 'default',
  eager: true,
})

/** A calculator's worked examples with the answers they expect, as its definition has them. */
export function examplesOf(address: string): WorkedExample[] {
  const definition = definitions[`../../calculators/${address}.ts`]
  if (!definition) throw new Error(`No definition has the address ${address}`)
  return Object.values(definition.examples)
}
