import Fraction from 'fraction.js'
import { allLines, type Bill, type BillLine, hasCentsIn } from '../../schemas/bill/bill.ts'
import { hasCents } from '../../schemas/bill/money.ts'
import { measuredFor } from '../../schemas/bill/packs.ts'
import { type AggregatedMaterials, partOf } from './aggregateMaterials.ts'

/** The parts of a job in the order of the work, each with the ids of its estimates. */
export type Stages = Iterable<readonly [name: string, ids: readonly string[]]>

/** How far a budget reaches when the stages are paid one after another, each line by line. */
export interface Reach {
  /** The last stage that is paid in full; undefined where the first is not. */
  reached: string | undefined
  /** The first stage that is not paid in full; undefined where all are. */
  short: string | undefined
  /** What is missing of each line, where something is. Together they are what the budget lacks. */
  missing: { line: BillLine; amount: Fraction }[]
  /** Of the money; missing where it is below zero. */
  left: Fraction
  /** Money is shown with cents. */
  cents: boolean
}

const ZERO = new Fraction(0)

/** Works out how far a budget reaches; every line of the bill has a cost. */
export function budgetReach(
  bill: Bill,
  shares: AggregatedMaterials['shares'],
  stages: Stages,
  budget: Fraction,
): Reach {
  const lines = allLines(bill)
  let left = budget
  let reached: string | undefined
  let short: string | undefined
  const missing = new Map<BillLine, Fraction>()
  for (const [stage, ids] of stages) {
    for (const line of lines) {
      const all = measuredFor(line.countedPack, line)
      const part = partOf(line, shares, ids)
      if (!line.cost || part.equals(0)) continue
      const cost = line.cost.mul(part).div(all)
      const unpaid = left.lt(cost) ? cost.sub(left.lt(0) ? ZERO : left) : ZERO
      left = left.sub(cost)
      if (!unpaid.equals(0)) missing.set(line, (missing.get(line) ?? ZERO).add(unpaid))
    }
    if (left.lt(0)) short ??= stage
    else reached = stage
  }
  const cents = hasCentsIn(bill) || hasCents(budget)
  const named = lines.flatMap((line) => {
    const amount = missing.get(line)
    return amount ? [{ line, amount }] : []
  })
  return { reached, short, missing: roundedTogether(named, cents ? 2 : 0), left, cents }
}

/** Rounds amounts so that they are together what they were: each sum up to one of them is rounded. */
function roundedTogether(missing: Reach['missing'], decimals: number): Reach['missing'] {
  let sum = ZERO
  return missing.map(({ line, amount }) => {
    const before = sum.round(decimals)
    sum = sum.add(amount)
    return { line, amount: sum.round(decimals).sub(before) }
  })
}
