import { expect, test } from 'vitest'
import { buyingOracles, PACKS } from '../oracle/buying.ts'
import { labourOracles } from '../oracle/labour.ts'
import { calculators, isOfTestsAlone } from '../working/calculators.ts'

/* These tests hold that the oracle is complete; differential.test.ts compares the amounts with it. */

test('The fifteen that were specified are worked out by hand', () => {
  expect(buyingOracles.size).toBeGreaterThanOrEqual(15)
  expect([...calculators.keys()]).toEqual(expect.arrayContaining([...buyingOracles.keys()]))
})

test('Each pack that the oracle has worked out is sold, in its order; another may stand beside it', () => {
  const workedOut = [...calculators.values()].filter(({ slug }) => buyingOracles.has(slug))
  const materials = workedOut.flatMap((calculator) =>
    calculator.materials.flatMap(({ material }) => (material.kind === 'labour' ? [] : material)),
  )
  expect(materials.length).toBeGreaterThanOrEqual(10)
  for (const { id, packs } of materials) {
    const known = Object.keys(PACKS[id] ?? {})
    expect(known).not.toEqual([])
    expect(packs.map((pack) => pack.id).filter((pack) => known.includes(pack))).toEqual(known)
  }
})

test('The labour of each calculator that is worked out by hand is, too', () => {
  // The fence of the tests takes that of the concrete page, which has an oracle.
  const own = [...calculators.values()].filter(
    (calculator) =>
      buyingOracles.has(calculator.slug) &&
      !isOfTestsAlone(calculator) &&
      calculator.materials.some(({ material }) => material.kind === 'labour'),
  )
  expect(own.length).toBeGreaterThanOrEqual(13)
  for (const { slug } of own) expect([...labourOracles.keys()]).toContain(slug)
})
