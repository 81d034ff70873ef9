import { expect, test } from 'vitest'
import { buyingOracles, PACKS } from '../oracle/buying.ts'
import { labourOracles } from '../oracle/labour.ts'
import { calculators, isOfTestsAlone } from '../working/calculators.ts'

/* These tests hold that the oracle is complete; differential.test.ts compares the amounts with it. */

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
