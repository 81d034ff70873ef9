import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { CONVERSIONS } from '../../schemas/formula/conversions.ts'
import { evaluate } from '../../schemas/formula/evaluate.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import { deriveUnit, formatUnit, parseUnit } from '../../schemas/formula/unit.ts'
import { CONVERSIONS_KNOWN } from '../formula/conversions.ts'
import { INPUTS } from './inputs.ts'

/** Every unit in whole numbers of one that is smaller than all of its kind. */
const IN_SMALL_ONES: Record<string, bigint>[] = [
  { mm: 10n, cm: 100n, m: 10_000n, km: 10_000_000n, in: 254n, ft: 3048n },
  { g: 1n, kg: 1_000n, tonne: 1_000_000n },
  { ml: 1n, litre: 1_000n, 'm³': 1_000_000n },
  { hour: 1n, day: 24n },
  { W: 1n, kW: 1000n },
  { Wh: 1n, kWh: 1000n },
  { N: 1n, kN: 1000n },
  { '1': 1n, '%': 100n },
]

/** How many of the one are in the other, as two whole numbers. */
function byHand(unit: string): [bigint, bigint] {
  const [small = '', large = '1'] = unit.split('/')
  const kind = IN_SMALL_ONES.find((units) => units[small] !== undefined && units[large])
  const [one, other] = [kind?.[small], kind?.[large]]
  if (!one || !other) throw new Error(`No kind has ${small} and ${large}`)
  // A hundred per cent are one.
  return small === '%' ? [one, other] : [other, one]
}

// Those of units that come later are compared with mathjs, in units.test.ts.
test('Every conversion is what whole numbers give', () => {
  for (const [name] of CONVERSIONS_KNOWN) {
    // π is no conversion: Machin's arctangents give it, in tests/formula/evaluate.test.ts.
    if (name === 'pi') continue
    const { value = '', unit = '' } = CONVERSIONS.get(name) ?? {}
    const [above, below] = byHand(unit)
    expect(new Fraction(value).equals(new Fraction(above, below)), name).toBe(true)
  }
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
