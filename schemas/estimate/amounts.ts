import type Fraction from 'fraction.js'
import type { Calculator, Material, Take } from '../definition/compiled.ts'
import { fillIn } from '../definition/texts.ts'
import { FormulaError } from '../formula/error.ts'
import { evaluate } from '../formula/evaluate.ts'
import { formatExact, formatNumber } from '../formula/number.ts'
import { isWithin } from '../formula/range.ts'
import { scopeOf } from './compute.ts'
import { type Estimate, shownInput } from './estimate.ts'

/*
 * What an estimate takes of each material: exact amounts, before anything is rounded to what the
 * shop sells.
 */

/** So much of a material, exactly, in its unit. */
export interface Amount {
  material: Material
  /** What keeps it apart from others of its kind: '12 mm'. */
  variant?: string | undefined
  exact: Fraction
}

/** What an estimate takes, and why something that might be expected is not among it. */
export interface Taken {
  amounts: Amount[]
  notes: string[]
}

/** What names an amount on a list, in links and in what is remembered: 'cement', 'steel 12 mm'. */
export function amountKey({ material, variant }: Pick<Amount, 'material' | 'variant'>): string {
  return variant === undefined ? material.id : `${material.id} ${variant}`
}

/**
 * What an estimate takes, in the order of its definition. What depends on something absent is
 * absent, and so is what lies outside of a take's limits: there the definition may say why.
 */
export function amountsOf(calculator: Calculator, estimate: Estimate): Taken {
  const taken: Taken = { amounts: [], notes: [] }
  for (const take of calculator.takes) {
    if (isOutside(take, estimate)) {
      if (take.otherwise !== undefined) taken.notes.push(take.otherwise)
      continue
    }
    const exact = amountOf(take, estimate)
    const variant =
      take.variant && fillIn(take.variant, (name) => shown(calculator, estimate, name))
    if (exact) taken.amounts.push({ material: take.material, variant, exact })
  }
  return taken
}

function isOutside({ where }: Take, estimate: Estimate): boolean {
  const { value } = scopeOf(estimate)
  return Object.entries(where).some(([name, range]) => {
    const exact = value(name)
    return exact !== undefined && !isWithin(exact, range)
  })
}

function amountOf({ tree }: Take, estimate: Estimate): Fraction | undefined {
  try {
    return evaluate(tree, scopeOf(estimate))
  } catch (error) {
    // Without a value there is nothing to buy; what a person is to know of it, limits say.
    if (error instanceof FormulaError) return undefined
    throw error
  }
}

/** A value as a variant shows it: a field as it was entered, a result with its decimals. */
function shown(calculator: Calculator, estimate: Estimate, name: string): string | undefined {
  const exact = estimate.values.get(name)
  const result = calculator.results.find(({ of }) => of === name)
  if (exact && result) return formatNumber(exact, result.decimals)
  return shownInput(calculator, estimate.inputs, name) ?? (exact && formatExact(exact))
}

/**
 * Amounts of several estimates together: those of one material and variant are added, exactly, so
 * that they are rounded once. The order is that of the materials' first appearance.
 */
export function merged(amounts: readonly Amount[]): Amount[] {
  const byKey = new Map<string, Amount>()
  for (const amount of amounts) {
    const known = byKey.get(amountKey(amount))
    byKey.set(
      amountKey(amount),
      known ? { ...known, exact: known.exact.add(amount.exact) } : amount,
    )
  }
  return [...byKey.values()]
}
