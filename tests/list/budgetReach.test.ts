import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { allLines, billOf } from '../../schemas/bill/bill.ts'
import type { PricedLine } from '../../schemas/bill/pricedLines.ts'
import { costOfAll } from '../../schemas/bill/solve.ts'
import { aggregateMaterials } from '../../src/list/aggregateMaterials.ts'
import { budgetReach } from '../../src/list/budgetReach.ts'
import { evaluateList } from '../../src/list/evaluateList.ts'
import { runsAtDepth } from '../support/depth.ts'
import { anyEstimate, bySlug, listOf } from './support.ts'

/** Bills of random lists with labour, with a price in every line, and a budget. */
const anyJob = fc.record({
  estimates: fc.array(anyEstimate, { minLength: 1, maxLength: 5 }),
  price: fc.integer({ min: 1, max: 5_000 }),
  percent: fc.integer({ min: 0, max: 120 }),
  lines: fc.constantFrom<PricedLine[]>(
    [],
    [
      { name: 'power', label: 'Electricity', amount: new Fraction(150_000), isShare: false },
      { name: 'reserve', label: 'Contingency, 10%', amount: new Fraction(10), isShare: true },
    ],
  ),
})

test('a budget pays the stages in their order, and what it lacks is named line by line, to the shilling', () => {
  fc.assert(
    fc.property(anyJob, ({ estimates, price, percent, lines }) => {
      const list = listOf(...estimates)
      const evaluations = evaluateList(list, bySlug)
      const ids = list.estimates.map(({ id }) => id)
      const billUpTo = (some: readonly string[]) => {
        const { amounts, labour } = aggregateMaterials(
          new Map([...evaluations].filter(([id]) => some.includes(id))),
        )
        return billOf(amounts, () => ({ price: String(price), holds: '7' }), labour, lines)
      }
      const bill = billUpTo(ids)
      const total = costOfAll(bill)
      if (!total) return
      const budget = total.mul(percent).div(100).floor()
      const stages = list.estimates.map(({ id }) => [id, [id]] as const)
      const reach = budgetReach(bill, stages, billUpTo, budget)
      expect(reach.left.equals(budget.sub(total))).toBe(true)
      expect(reach.short === undefined).toBe(budget.gte(total))
      const sum = reach.missing.reduce((all, { amount }) => all.add(amount), new Fraction(0))
      const lacks = budget.lt(total) ? total.sub(budget) : new Fraction(0)
      expect(sum.equals(lacks.round(reach.cents ? 2 : 0))).toBe(true)

      // Up to the stage that it reaches, the budget buys all packs; with the next one it does not.
      const costUpTo = (count: number) =>
        allLines(billUpTo(ids.slice(0, count))).reduce(
          (all, { cost }) => all.add(cost ?? 0),
          new Fraction(0),
        )
      const paid = reach.reached === undefined ? 0 : ids.indexOf(reach.reached) + 1
      expect(costUpTo(paid).lte(budget)).toBe(true)
      if (paid < ids.length) expect(costUpTo(paid + 1).gt(budget)).toBe(true)
    }),
    { numRuns: runsAtDepth(30, 500) },
  )
})
