import { expect, test } from 'vitest'
import { parseUnit } from '../../schemas/formula/unit.ts'
import { adviceFor } from '../../schemas/formula/unitAdvice.ts'

const advice = (derived: string, declared: string) =>
  adviceFor(parseUnit(derived), parseUnit(declared))

test.each([
  ['m²', 'cm²', '* cmPerM^2'],
  ['m³·cm²', 'm⁵', '/ cmPerM^2'],
  ['mm·cm', 'm²', '/ cmPerM / mmPerM'],
  // A counted noun is a plain number after a conversion.
  ['cm/m', 'tile', '/ cmPerM'],
  ['tonne·cm', 'kg·m', '/ cmPerM * kgPerTonne'],
])('%s where %s is wanted lacks a conversion', (derived, declared, conversion) => {
  expect(advice(derived, declared)).toBe(`is a conversion missing, as ${conversion}?`)
})

test.each([
  ['m²', 'm³', 'missing is m'],
  ['m³', 'm²', 'too much is m'],
  ['kg/m', 'm', 'too much is kg/m²'],
  ['kg/tile', 'kg', 'missing is tile'],
  // Three conversions, or two of one kind, are no longer an oversight.
  ['cm²·g', 'm²·kg', 'too much is cm²·g/m²·kg'],
])('%s where %s is wanted has more to it than a conversion', (derived, declared, what) => {
  expect(advice(derived, declared)).toBe(
    `what is ${what}; is a field or a figure missing, or its unit wrong?`,
  )
})

test('A count that is left over is named, and what it wants', () => {
  expect(advice('kg·tile', 'kg')).toBe(
    "the count 'tile' is left over: what it is multiplied by is a figure for each, as kg/tile",
  )
  expect(advice('m²', 'tile')).toBe('a count may be declared for that count or for a plain number')
})

test('A figure for each of a count wants a division by that count', () => {
  expect(advice('m²', 'm²/brick')).toBe(
    'nothing is divided by a count in brick: declare m², or divide by a figure in brick',
  )
})
