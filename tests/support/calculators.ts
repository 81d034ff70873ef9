import type { Calculator } from '../../schemas/estimate.ts'
import { calculators } from '../../src/registry.ts'

/** Every calculator as its page gets it, in the order of the menu. */
export const loadedCalculators: readonly Calculator[] = await Promise.all(
  calculators.map(({ load }) => load()),
)

/** The calculator at an address. */
export function calculatorAt(address: string): Calculator {
  const found = loadedCalculators.find((calculator) => calculator.address === address)
  if (!found) throw new Error(`No calculator has the address ${address}`)
  return found
}
