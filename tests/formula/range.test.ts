import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import {
  bothRanges,
  isEmpty,
  isInside,
  isUnlimited,
  isWithin,
  type Range,
  rangeInWords,
} from '../../schemas/formula/range.ts'
import { runsAtDepth } from '../support/depth.ts'

const RUNS = { numRuns: runsAtDepth(2000) }

/** Limits are halves, and quarters are tried: so between two limits there is always one. */
const limit = fc.option(fc.constantFrom('0', '1/2', '1', '1.5', '2', '5/2', '3'), {
  nil: undefined,
  freq: 2,
})
const open = fc.record({
  minimum: limit,
  maximum: limit,
  exclusiveMinimum: limit,
  exclusiveMaximum: limit,
})
const range: fc.Arbitrary<Range> = fc
  .tuple(open, fc.constantFrom(true, undefined))
  .map(([limits, integer]) => ({ ...limits, integer }))
const QUARTERS = Array.from({ length: 25 }, (_, index) => new Fraction(index - 4, 4))

/** In floating point, which is exact for quarters. */
function isWithinByHand(
  value: number,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer }: Range,
): boolean {
  const size = (text: string) =>
    text
      .split('/')
      .map(Number)
      .reduce((a, b) => a / b)
  return (
    (minimum === undefined || value >= size(minimum)) &&
    (maximum === undefined || value <= size(maximum)) &&
    (exclusiveMinimum === undefined || value > size(exclusiveMinimum)) &&
    (exclusiveMaximum === undefined || value < size(exclusiveMaximum)) &&
    (!integer || Number.isInteger(value))
  )
}

const accepted = (of: Range) => QUARTERS.filter((value) => isWithin(value, of))

test('A value is within a range if it keeps to every limit', () => {
  fc.assert(
    fc.property(range, (of) => {
      for (const value of QUARTERS) {
        expect(isWithin(value, of)).toBe(isWithinByHand(value.valueOf(), of))
      }
    }),
  )
})

test('The intersection of two ranges has the values of both, and no others', () => {
  fc.assert(
    fc.property(range, range, (one, other) => {
      const both = bothRanges(one, other)
      for (const value of QUARTERS) {
        expect(isWithin(value, both)).toBe(isWithin(value, one) && isWithin(value, other))
      }
    }),
    RUNS,
  )
})

test('A range is inside another only if everything that it accepts is accepted there', () => {
  let inside = 0
  fc.assert(
    fc.property(range, range, (inner, outer) => {
      if (!isInside(inner, outer)) return
      inside += 1
      for (const value of accepted(inner)) expect(isWithin(value, outer)).toBe(true)
    }),
    RUNS,
  )
  expect(inside).toBeGreaterThan(RUNS.numRuns / 20)
})

test('Of ranges that accept something and fractions too, every one that lies inside another is known to', () => {
  fc.assert(
    fc.property(open, open, (inner, outer) => {
      fc.pre(accepted(inner).length > 0)
      const lies = accepted(inner).every((value) => isWithin(value, outer))
      expect(isInside(inner, outer)).toBe(lies)
    }),
    RUNS,
  )
})

test('Whole numbers lie inside of whole numbers and of all numbers, and fractions not of whole ones', () => {
  expect(isInside({ integer: true, minimum: '1' }, { integer: true })).toBe(true)
  expect(isInside({ integer: true }, {})).toBe(true)
  expect(isInside({ minimum: '1' }, { integer: true })).toBe(false)
})

test('A range is empty if no number is within', () => {
  fc.assert(
    fc.property(range, (of) => {
      expect(isEmpty(of)).toBe(accepted(of).length === 0)
    }),
    RUNS,
  )
})

test('Only a range without any limit accepts every number', () => {
  expect(isUnlimited({})).toBe(true)
  expect(isUnlimited({ minimum: undefined, integer: undefined })).toBe(true)
  for (const key of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']) {
    expect(isUnlimited({ [key]: '0' })).toBe(false)
  }
  expect(isUnlimited({ integer: true })).toBe(false)
})

test.each<[Range, string]>([
  [{}, 'a number'],
  [{ exclusiveMinimum: '0' }, 'a number above zero'],
  [{ exclusiveMinimum: '0.5' }, 'a number above 0.5'],
  [{ exclusiveMaximum: '12' }, 'a number below 12'],
  [{ exclusiveMinimum: '0', exclusiveMaximum: '1/2' }, 'a number above zero and below 0.5'],
  [{ minimum: '0' }, 'a number, at least 0'],
  [{ maximum: '1000' }, 'a number, at most 1,000'],
  [{ minimum: '1', maximum: '100' }, 'a number, at least 1 and at most 100'],
  [{ exclusiveMinimum: '0', maximum: '100' }, 'a number above zero, at most 100'],
  [{ integer: true }, 'a whole number'],
  [{ integer: true, minimum: '2' }, 'a whole number, at least 2'],
])('%j is %s', (of, words) => {
  expect(rangeInWords(of)).toBe(words)
})

test('Two ranges that say the same are put together without a limit that none of them has', () => {
  expect(bothRanges({ exclusiveMinimum: '0' }, { exclusiveMinimum: '0' })).toEqual({
    exclusiveMinimum: '0',
  })
  expect(bothRanges({}, {})).toEqual({})
})
