import type { Calculator } from '../definition/compiled.ts'
import { formatExact, formatNumber } from '../formula/number.ts'
import { type Estimate, shownInput } from './estimate.ts'

/**
 * A value inside a text, such as a variant or a warning: a field as it was entered, a result with its
 * decimals, any other formula exactly. Undefined for what is absent.
 */
export function shownValue(
  calculator: Calculator,
  estimate: Estimate,
  name: string,
): string | undefined {
  const exact = estimate.values.get(name)
  const result = calculator.results.find(({ of }) => of === name)
  if (exact && result) return formatNumber(exact, result.decimals)
  return shownInput(calculator, estimate.inputs, name) ?? (exact && formatExact(exact))
}
