import { expect, test } from 'vitest'
import { freeOrder } from '../../schemas/check/crossChecks.ts'

test('The place that is free is the one after the last of the same category', () => {
  const taken = [
    { category: 'Finishes', order: 20 },
    { category: 'Calculators', order: 7 },
    { category: 'Calculators', order: 3 },
  ] as const
  expect(freeOrder(taken, 'Calculators')).toBe(8)
  expect(freeOrder(taken, 'Finishes')).toBe(21)
  expect(freeOrder(taken.slice(0, 1), 'Calculators')).toBe(1)
})
