import Fraction from 'fraction.js'
import { allLines, type Bill, hasCentsIn } from '../../schemas/bill/bill.ts'
import { lineName } from '../../schemas/bill/billPhrases.ts'
import { hasCents } from '../../schemas/bill/money.ts'

/** The parts of a job in the order of the work, each with the ids of its estimates. */
export type Stages = Iterable<readonly [name: string, ids: readonly string[]]>

/** A line of the bill that is not paid in full. */
interface Missing {
  key: string
  /** 'Steel bars, 12 mm', 'Electricity'. */
  label: string
  amount: Fraction
}

/**
 * How far a budget reaches when the stages are paid one after another, each line by line, and at last the lines that
 * a person prices.
 */
export interface Reach {
  /** The last stage that is paid in full; undefined where the first is not. */
  reached: string | undefined
  /** The first stage, or line that a person prices, that is not paid in full; undefined where all are. */
  short: string | undefined
  /** The cost that each line lacks, where it lacks some. Together they are what the budget lacks. */
  missing: Missing[]
  /** Of the money; missing where it is below zero. */
  left: Fraction
  /** Money is shown with cents. */
  cents: boolean
}

const ZERO = new Fraction(0)

/**
 * Works out how far a budget reaches; every line of the bill has a cost.
 *
 * @param billUpTo the bill of some of the estimates: whole packs are bought for each stage, and what they leave over
 *   serves the next.
 */
export function budgetReach(
  bill: Bill,
  stages: Stages,
  billUpTo: (ids: readonly string[]) => Bill,
  budget: Fraction,
): Reach {
  const lines = allLines(bill)
  const missing = new Map<string, Fraction>()
  let left = budget
  let reached: string | undefined
  let short: string | undefined
  const pay = (key: string, cost: Fraction) => {
    const before = lackedBy(left)
    left = left.sub(cost)
    missing.set(key, (missing.get(key) ?? ZERO).add(lackedBy(left)).sub(before))
  }
  const ids: string[] = []
  let paid = new Map<string, Fraction>()
  for (const [stage, more] of stages) {
    ids.push(...more)
    const costs = new Map(allLines(billUpTo(ids)).map(({ key, cost = ZERO }) => [key, cost]))
    for (const { key } of lines) pay(key, (costs.get(key) ?? ZERO).sub(paid.get(key) ?? ZERO))
    paid = costs
    if (left.lt(0)) short ??= stage
    else if (short === undefined) reached = stage
  }
  for (const { name, label, cost = ZERO } of bill.priced) {
    pay(name, cost)
    if (left.lt(0)) short ??= label
  }
  const cents = hasCentsIn(bill) || hasCents(budget)
  const named = [
    ...lines.map((line) => ({ key: line.key, label: lineName(line) })),
    ...bill.priced.map(({ name, label }) => ({ key: name, label })),
  ].flatMap((line) => {
    const amount = missing.get(line.key) ?? ZERO
    return amount.equals(0) ? [] : [{ ...line, amount }]
  })
  return { reached, short, missing: roundedTogether(named, cents ? 2 : 0), left, cents }
}

function lackedBy(left: Fraction): Fraction {
  return left.lt(0) ? left.neg() : ZERO
}

/** Rounds amounts so that they are together what they were: each sum up to one of them is rounded. */
function roundedTogether(missing: readonly Missing[], decimals: number): Missing[] {
  let sum = ZERO
  return missing.map(({ amount, ...line }) => {
    const before = sum.round(decimals)
    sum = sum.add(amount)
    return { ...line, amount: sum.round(decimals).sub(before) }
  })
}
