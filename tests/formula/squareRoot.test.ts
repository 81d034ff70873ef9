import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { squareRoot } from '../../schemas/formula/squareRoot.ts'
import { runsAtDepth } from '../support/depth.ts'

const RUNS = { numRuns: runsAtDepth(500, 10_000) }
const fraction = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
  .map(([above, below]) => new Fraction(above, below))

/** Whether root² is within 10⁻²⁹ of value: in integers, with both brought over one denominator. */
function isRoot(root: Fraction, value: Fraction): boolean {
  const difference = root.n * root.n * value.d - value.n * root.d * root.d
  const size = difference < 0n ? -difference : difference
  return size * 10n ** 29n <= root.d * root.d * value.d
}

test('The square of a root is within 10⁻²⁹ of what it is the root of, however large or small that is', () => {
  fc.assert(
    fc.property(fraction, (value) => {
      expect(isRoot(squareRoot(value), value), value.toFraction()).toBe(true)
    }),
    RUNS,
  )
})

test('The root of the square of a fraction is that fraction, exactly', () => {
  fc.assert(
    fc.property(fraction, (value) => {
      expect(squareRoot(value.mul(value)).equals(value)).toBe(true)
    }),
    RUNS,
  )
})

test('A root is rounded to its last digit, not cut: its square may be above', () => {
  const sides = [2, 3, 5, 6, 7, 8, 10].map((value) => {
    const root = squareRoot(new Fraction(value))
    return root.mul(root).compare(value) > 0
  })
  expect(new Set(sides)).toEqual(new Set([true, false]))
  // Half a unit of the last of 31 decimals: the nearest there is.
  const unit = new Fraction(1n, 10n ** 31n)
  for (const value of [2, 3, 5, 6, 7, 8, 10]) {
    const root = squareRoot(new Fraction(value))
    const half = unit.div(2)
    expect(root.sub(half).pow(2)?.lt(value)).toBe(true)
    expect(root.add(half).pow(2)?.gt(value)).toBe(true)
  }
})
