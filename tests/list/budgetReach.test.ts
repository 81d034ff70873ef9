import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { allLines, billOf } from '../../schemas/bill/bill.ts'
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
})

test('a budget pays the stages in their order, and what it lacks is named line by line, to the shilling', () => {
  fc.assert(
    fc.property(anyJob, ({ estimates, price, percent }) => {
      const list = listOf(...estimates)
      const { amounts, labour, shares } = aggregateMaterials(evaluateList(list, bySlug))
      const bill = billOf(amounts, () => ({ price: String(price), holds: '7' }), labour)
      const total = costOfAll(bill)
      if (!total) return
      const budget = total.mul(percent).div(100).floor()
      const stages = list.estimates.map(({ id }) => [id, [id]] as const)
      const reach = budgetReach(bill, shares, stages, budget)
      expect(reach.left.equals(budget.sub(total))).toBe(true)
      expect(reach.short === undefined).toBe(budget.gte(total))
      const sum = reach.missing.reduce((all, { amount }) => all.add(amount), new Fraction(0))
      const lacks = budget.lt(total) ? total.sub(budget) : new Fraction(0)
      expect(sum.equals(lacks.round(reach.cents ? 2 : 0))).toBe(true)

      // Up to the stage that it reaches, the budget is enough; with the next one it is not.
      const ids = list.estimates.map(({ id }) => id)
      const costUpTo = (count: number) =>
        allLines(bill).reduce((all, line) => {
          const of = shares.get(line.key) ?? []
          const isByLength = line.countedPack.isByLength && line.length
          const size = (share: { exact: Fraction; length?: Fraction | undefined }) =>
            (isByLength && share.length) || share.exact
          const add = (one: Fraction, other: Fraction) => one.add(other)
          const whole = of.map(size).reduce(add, new Fraction(0))
          const part = of.filter(({ id }) => ids.indexOf(id) < count).map(size)
          if (whole.equals(0) || !line.cost) return all
          return all.add(line.cost.mul(part.reduce(add, new Fraction(0))).div(whole))
        }, new Fraction(0))
      const paid = reach.reached === undefined ? 0 : ids.indexOf(reach.reached) + 1
      expect(costUpTo(paid).lte(budget)).toBe(true)
      if (paid < ids.length) expect(costUpTo(paid + 1).gt(budget)).toBe(true)
    }),
    { numRuns: runsAtDepth(30, 500) },
  )
})
