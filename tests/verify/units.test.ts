import { all, create, type MathType, type Unit } from 'mathjs'
import { expect, test } from 'vitest'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { isCount, MEASURES, parseUnit } from '../../schemas/formula/unit.ts'
import { calculators } from '../working/calculators.ts'
import { trials } from './inputs.ts'

/*
 * Units a second time: mathjs computes the same expressions with physical units, converting
 * centimetres to metres by itself. A conversion that is missing or wrong shows in the value.
 */

const math = create(all ?? {})
/**
 * mathjs rounds no quantity with a unit. Here it does, in the unit that the quantity came out in, and
 * a sum of doubles that is a hair above a whole number is that number.
 */
const rounding = (round: (value: number) => number) => (value: unknown) => {
  if (!math.isUnit(value)) return round(Number(value))
  const unit = value.formatUnits()
  return math.unit(round(value.toNumber(unit)), unit)
}
math.import(
  {
    ceil: rounding((value) => Math.ceil(value * (1 - 1e-12))),
    floor: rounding((value) => Math.floor(value * (1 + 1e-12))),
  },
  { override: true },
)
math.createUnit('KSh')
math.createUnit('perhundred')

/** A unit of a definition as mathjs writes it. Counts become units of their own. */
function mathjsUnit(text: string): string {
  const words: Record<string, string> = { '%': 'perhundred' }
  return text
    .replace(/[A-Za-z%]+/g, (symbol) => {
      if (MEASURES.includes(symbol)) return words[symbol] ?? symbol
      // A bar of steel is no measure of pressure.
      const count = `count${symbol}`
      if (!created.has(count)) math.createUnit(count)
      created.add(count)
      return count
    })
    .replace(/[²³⁴⁵⁶⁷⁸⁹]/g, (power) => `^${'⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(power)}`)
    .replaceAll('·', ' ')
    .replace(/\/(.*)$/, (_, below: string) => ` / (${below})`)
}
const created = new Set<string>()

function quantity(value: number, unit: string): MathType {
  return unit === '1' ? value : math.unit(`${value} ${mathjsUnit(unit)}`)
}

/** Puts names with a dot (mix.bags) where mathjs looks for them. */
function scopeOf(calculator: Calculator, numberOf: (name: string) => number) {
  const scope: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(calculator.fields)) {
    scope[name] =
      field.kind === 'number'
        ? quantity(numberOf(name), field.unit)
        : Object.fromEntries(
            Object.entries(field.units).map(([key, unit]) => [
              key,
              quantity(numberOf(`${name}.${key}`), unit),
            ]),
          )
  }
  for (const [name, { unit }] of Object.entries(calculator.constants)) {
    scope[name] = quantity(numberOf(name), unit)
  }
  return scope
}

function isUnit(value: unknown): value is Unit {
  return math.isUnit(value)
}

/** The same, but for what doubles lose. */
function expectNear(value: number, exact: number): void {
  expect(Math.abs(value - exact)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(exact)))
}

for (const calculator of calculators.values()) {
  test(`${calculator.address} comes out in the declared units in mathjs too`, () => {
    let compared = 0
    for (const { estimate } of trials(calculator, 200)) {
      const numberOf = (name: string) => {
        const value = estimate.values.get(name)
        if (!value) throw new Error(`${name} has no value`)
        return value.valueOf()
      }
      const scope = scopeOf(calculator, numberOf)
      for (const { name, is, unit } of calculator.formulas) {
        const value: unknown = math.evaluate(is, { ...scope })
        const exact = numberOf(name)
        if (isUnit(value)) {
          // toNumber throws where the dimensions are not those of the declared unit.
          expectNear(value.toNumber(mathjsUnit(unit)), exact)
        } else {
          expect(isCount(parseUnit(unit)) || unit === '1', `${name} in ${unit}`).toBe(true)
          expectNear(Number(value), exact)
        }
        compared += 1
        scope[name] = quantity(exact, unit)
      }
    }
    expect(compared).toBeGreaterThanOrEqual(200)
  })
}

test('mathjs refuses a unit that is not the declared one', () => {
  const area = quantity(9, 'm²')
  if (!isUnit(area)) throw new Error('An area is not a unit')
  expect(() => area.toNumber(mathjsUnit('m³'))).toThrow()
})
