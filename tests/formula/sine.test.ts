import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { cosine, sine, tangent } from '../../schemas/formula/sine.ts'
import { ratio } from '../oracle/ratio.ts'
import { runsAtDepth } from '../support/depth.ts'
import {
  cosine as cosineByHalving,
  sine as sineByHalving,
  tangent as tangentByHalving,
} from '../working/angles.ts'

const RUNS = { numRuns: runsAtDepth(100, 500) }
/** Angles as people type them: up to a tenth of a millionth of a degree, and thirds of degrees. */
const angle = fc
  .tuple(fc.integer({ min: 0, max: 899_999_999 }), fc.constantFrom(1n, 3n, 7n))
  .map(([above, below]) => new Fraction(BigInt(above), 10_000_000n * below))

const HALVING = { sine: sineByHalving, cosine: cosineByHalving, tangent: tangentByHalving }
const byHalving = (of: keyof typeof HALVING, { n, d }: Fraction) => {
  const { above, below } = HALVING[of](ratio(n, d))
  return new Fraction(above, below)
}

test('Sine, cosine and tangent are right to the thirtieth decimal, as found by halving a right angle', () => {
  fc.assert(
    fc.property(angle, (degrees) => {
      expect(sine(degrees).toFraction()).toBe(byHalving('sine', degrees).toFraction())
      expect(cosine(degrees).toFraction()).toBe(byHalving('cosine', degrees).toFraction())
      expect(tangent(degrees).toFraction()).toBe(byHalving('tangent', degrees).toFraction())
    }),
    RUNS,
  )
})

test.each<[keyof typeof HALVING, typeof sine, string, string]>([
  ['sine', sine, '0', '0'],
  ['sine', sine, '30', '1/2'],
  ['sine', sine, '90', '1'],
  ['cosine', cosine, '0', '1'],
  ['cosine', cosine, '60', '1/2'],
  ['cosine', cosine, '90', '0'],
  ['tangent', tangent, '0', '0'],
  ['tangent', tangent, '45', '1'],
])('The %s (%#) is exactly a fraction where there is one', (_, of, degrees, value) => {
  expect(of(new Fraction(degrees)).toFraction()).toBe(value)
})

test('The steepest angle that anybody can type has its tangent, to the thirtieth decimal', () => {
  const steep = new Fraction('89.999999999999')
  expect(tangent(steep).toFraction()).toBe(byHalving('tangent', steep).toFraction())
})
