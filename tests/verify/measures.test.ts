import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { CONVERSIONS } from '../../schemas/formula/conversions.ts'
import { MEASURES } from '../../schemas/measures.ts'
import { converted, hasSize } from '../oracle/measures.ts'
import { ratio } from '../oracle/ratio.ts'

test('Every conversion is what whole numbers give', () => {
  const conversions = [...CONVERSIONS].flatMap(([name, { value, unit }]) => {
    // π is no conversion: Machin's arctangents give it, in tests/formula/evaluate.test.ts.
    if (name === 'pi') return []
    // A hundred per cent are one.
    const [small = '', large = '1'] = unit.split('/')
    const { above, below } = converted(ratio(1), large, small)
    return [{ name, value, byHand: new Fraction(above, below) }]
  })
  expect(conversions.length).toBeGreaterThan(20)
  for (const { name, value, byHand } of conversions) {
    expect(new Fraction(value).equals(byHand), name).toBe(true)
  }
})

test('Every unit has its size in a second table, tests/oracle/measures.ts: one line for a new one', () => {
  expect(Object.keys(MEASURES).filter((unit) => !hasSize(unit))).toEqual([])
})
