import Fraction from 'fraction.js'
import { billFields, isPricedField } from '../definition/billFields.ts'
import type { Calculator } from '../definition/compiled.ts'
import type { Estimate } from '../estimate/estimate.ts'
import { formatExact } from '../formula/number.ts'
import { toCent } from './money.ts'

/* The lines at the foot of a bill that a person prices: what no calculator counts, and contingency. */

/** A line that a person prices. */
export interface PricedLine {
  /** The name of its field. */
  name: string
  /** 'Electricity', 'Contingency, 10%'. */
  label: string
  /** Of what the person typed: shillings, or per cent of all else; undefined without an amount. */
  amount: Fraction | undefined
  isShare: boolean
}

/** A line that a person prices, and what it comes to. */
export interface PricedLineCost extends Pick<PricedLine, 'name' | 'label'> {
  /** To the cent; undefined without an amount. */
  cost: Fraction | undefined
}

/** The lines that a person prices of a calculator that makes estimates, in the order of its definition. */
export function pricedLinesOf(
  { fields }: Pick<Calculator, 'fields'>,
  { inputs }: Pick<Estimate, 'inputs'>,
): PricedLine[] {
  return billFields(fields).flatMap(([name, field]): PricedLine[] => {
    if (!isPricedField(field)) return []
    const amount = inputs[name]?.value
    const isShare = field.unit === '%'
    const label = isShare && amount ? `${field.label}, ${formatExact(amount)}%` : field.label
    return [{ name, label, amount, isShare }]
  })
}

/**
 * The sums of priced lines: first the amounts, then shares of all else, which are no shares of each other.
 *
 * @param others what the rest of the bill costs, as far as that is known.
 */
export function pricedLineCosts(
  lines: readonly PricedLine[],
  others: readonly Fraction[],
): PricedLineCost[] {
  const amounts = lines.flatMap(({ amount, isShare }) => (amount && !isShare ? toCent(amount) : []))
  const all = [...amounts, ...others].reduce((sum, cost) => sum.add(cost), new Fraction(0))
  return lines.map(({ name, label, amount, isShare }) => ({
    name,
    label,
    cost: amount && toCent(isShare ? all.mul(amount).div(100) : amount),
  }))
}
