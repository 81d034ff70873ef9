import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { CONVERSIONS } from '../../schemas/formula/conversions.ts'
import { evaluate } from '../../schemas/formula/evaluate.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import { deriveUnit, formatUnit, parseUnit } from '../../schemas/formula/unit.ts'
import { MEASURES } from '../../schemas/measures.ts'
import { converted, hasSize } from '../oracle/measures.ts'
import { ratio } from '../oracle/ratio.ts'
import { INPUTS } from './inputs.ts'

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

test('A conversion and back is the same fraction, in the unit that it was in', () => {
  const names = [...CONVERSIONS.keys()]
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (name, above, below) => {
        const x = new Fraction(above, below)
        const scope = {
          value: (mentioned: string) =>
            mentioned === 'x' ? x : new Fraction(CONVERSIONS.get(mentioned)?.value ?? 0),
        }
        for (const formula of [`x / ${name} * ${name}`, `x * ${name}^3 / ${name}^3`]) {
          expect(evaluate(parseFormula(formula), scope)?.equals(x)).toBe(true)
          const unitOf = (mentioned: string) =>
            parseUnit(mentioned === 'x' ? 'm²' : (CONVERSIONS.get(mentioned)?.unit ?? ''))
          expect(formatUnit(deriveUnit(parseFormula(formula), unitOf))).toBe('m²')
        }
      },
    ),
    { numRuns: INPUTS },
  )
})

test.each([
  ['cmPerM', 'centimetres in a metre', '100', 'cm/m'],
  ['mmPerIn', 'millimetres in an inch', '127/5', 'mm/in'],
  ['inPerFt', 'inches in a foot', '12', 'in/ft'],
  ['ftPerM', 'feet in a metre', '1250/381', 'ft/m'],
  ['gPerKg', 'grams in a kilogram', '1000', 'g/kg'],
  ['hourPerDay', 'hours in a day', '24', 'hour/day'],
  ['mlPerLitre', 'millilitres in a litre', '1000', 'ml/litre'],
  ['litrePerM3', 'litres in a cubic metre', '1000', 'litre/m³'],
  ['percent', 'one hundred per cent', '100', '%'],
])('%s is called %s', (name, label, value, unit) => {
  expect(CONVERSIONS.get(name)).toEqual({ label, value, unit })
})
