import type Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { type Amount, amountKey, amountsOf } from '../../schemas/bill/amounts.ts'
import { billLine } from '../../schemas/bill/bill.ts'
import { buyingOracles, PACKS } from '../oracle/buying.ts'
import { labourOracles } from '../oracle/labour.ts'
import { ceilOf, isLess, minus, over, type Ratio, ratio, show, times } from '../oracle/ratio.ts'
import { SEED } from '../support/seed.ts'
import { calculators } from '../working/calculators.ts'
import { PATIENCE_MS, trials } from './inputs.ts'

/** The tiles in the oracle's box. */
const IN_A_BOX = '11'

const ours = (value: Fraction): Ratio => ratio(value.s * value.n, value.d)
const isSame = (one: Ratio, other: Ratio) => one.above * other.below === other.above * one.below

/** The name of an amount in an oracle: with its variant where one material is there in several. */
const nameIn = (expected: object, amount: Amount) =>
  amountKey(amount) in expected ? amountKey(amount) : amount.material.id

for (const calculator of calculators.values()) {
  const byHand = buyingOracles.get(calculator.slug)
  if (!byHand) continue
  const work = labourOracles.get(calculator.slug)
  test(
    `${calculator.slug}: what is taken is exact, every pack is rounded up from it once, and what its work is paid by to the nearest hundredth, as results are`,
    () => {
      const wrong: unknown[] = []
      for (const { inputs, estimate } of trials(calculator)) {
        const { amounts, labour } = amountsOf(calculator, estimate)
        const paid = Object.entries(work?.(inputs) ?? {})
        if (labour.length !== paid.length) wrong.push({ inputs, labour })
        for (const [place, [id, exact]] of paid.entries()) {
          const amount = labour[place]
          if (!amount) continue
          const isExact = amount.material.id === id && isSame(ours(amount.exact), exact)
          const isRounded = billLine(amount, {}).shown === show(exact, 2)
          if (!isExact || !isRounded) wrong.push({ inputs, id })
        }
        const expected = byHand(inputs)
        const ids = amounts.map((amount) => nameIn(expected, amount))
        if (ids.join() !== Object.keys(expected).join()) wrong.push({ inputs, ids })
        for (const amount of amounts) {
          const { id, packs } = amount.material
          const exact = expected[nameIn(expected, amount)]
          if (!exact || !isSame(ours(amount.exact), exact)) wrong.push({ inputs, id })
          if (!exact) continue
          for (const pack of packs) {
            const [holds, decimals] = PACKS[id]?.[pack.id] ?? [ratio(1), 0]
            const scale = ratio(10 ** decimals)
            const wanted = over(ceilOf(times(over(exact, holds), scale)), scale)
            const line = billLine(amount, { pack: pack.id, holds: IN_A_BOX })
            const bought = times(wanted, holds)
            const surplus = minus(bought, exact)
            const enough = !isLess(bought, exact)
            const oneLess = isLess(surplus, over(holds, scale))
            if (
              !isSame(ours(line.packs), wanted) ||
              line.shown !== show(wanted, decimals) ||
              !enough ||
              !oneLess
            ) {
              wrong.push({ inputs, id, pack: pack.id, shown: line.shown })
            }
          }
        }
      }
      expect(wrong.slice(0, 3), `seed ${SEED}`).toEqual([])
    },
    PATIENCE_MS,
  )
}

test('The fifteen that were specified are worked out by hand', () => {
  expect(buyingOracles.size).toBeGreaterThanOrEqual(15)
  expect([...calculators.keys()]).toEqual(expect.arrayContaining([...buyingOracles.keys()]))
})

test('The oracle has each pack of what it works out, and no other', () => {
  const workedOut = [...calculators.values()].filter(({ slug }) => buyingOracles.has(slug))
  const own = workedOut.flatMap(({ materials }) =>
    materials
      .filter(({ material }) => material.kind !== 'labour')
      .map(({ material }) => [material.id, material.packs.map(({ id }) => id).join()]),
  )
  expect(own.length).toBeGreaterThanOrEqual(10)
  for (const [id = '', packs] of own) expect(Object.keys(PACKS[id] ?? {}).join()).toBe(packs)
})

test('The labour of each calculator that has some is worked out by hand', () => {
  const own = [...calculators.values()].filter(({ materials }) =>
    materials.some(({ material }) => material.kind === 'labour'),
  )
  expect(own.length).toBeGreaterThanOrEqual(13)
  for (const { slug } of own) expect([...labourOracles.keys()]).toContain(slug)
})
