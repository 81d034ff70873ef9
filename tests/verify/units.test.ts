import Fraction from 'fraction.js'
import { all, create, type MathType, type Unit } from 'mathjs'
import { expect, test } from 'vitest'
import type { DocumentedCalculator, Repeat } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { RowsWithOption } from '../../schemas/formula/compiled.ts'
import { CONVERSIONS } from '../../schemas/formula/conversions.ts'
import { printFormula } from '../../schemas/formula/print.ts'
import { isCount, parseUnit } from '../../schemas/formula/unit.ts'
import { MEASURES } from '../../schemas/measures.ts'
import { recordOf } from '../../schemas/record.ts'
import { runsAtDepth } from '../support/depth.ts'
import { provenCalculators, trials } from './inputs.ts'
import { place, withoutAbsent } from './mathjs.ts'

/*
 * mathjs computes the same expressions a second time with physical units, and converts centimetres to
 * metres by itself. If a conversion is missing or wrong, the value differs.
 */

/** Units hang on no value: few inputs meet every way through a calculator. */
const TRIALS = runsAtDepth(50, 200)

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
/** A 0 that is written in a formula fits beside any unit. */
const extreme =
  (wins: 'larger' | 'smaller') =>
  (...values: MathType[]): MathType => {
    const measured = values.find((value) => math.isUnit(value))
    const alike = values.map((value) =>
      measured && !math.isUnit(value) ? math.multiply(measured, Number(value)) : value,
    )
    return alike.reduce((best, value) => (math[wins](value, best) ? value : best))
  }
math.import(
  {
    max: extreme('larger'),
    min: extreme('smaller'),
    ceil: rounding((value) => Math.ceil(value * (1 - 1e-12))),
    floor: rounding((value) => Math.floor(value * (1 + 1e-12))),
  },
  { override: true },
)
math.createUnit('KSh')
math.createUnit('perhundred')

/** A unit of a definition as mathjs writes it. Counts become units of their own. */
function mathjsUnit(text: string): string {
  const words: Record<string, string> = {
    '%': 'perhundred',
    '°': 'deg',
  }
  return text
    .replace(/[A-Za-z%°]+/g, (symbol) => {
      if (symbol in MEASURES) return words[symbol] ?? symbol
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
function scopeOf(calculator: DocumentedCalculator, estimate: Estimate) {
  const scope: Record<string, unknown> = {}
  for (const [name, { value, unit }] of CONVERSIONS) {
    const [above = '', below = '1'] = value.split('/')
    scope[name] = quantity(Number(above) / Number(below), unit)
  }
  for (const [name, field] of Object.entries(calculator.fields)) {
    // An empty field has no value, and no formula that needs it has one.
    if (field.kind === 'number') {
      scope[name] = estimate.values.has(name)
        ? quantity(numberOf(estimate, name), field.unit)
        : undefined
    }
    if (field.kind === 'choice') {
      scope[name] = Object.fromEntries(
        Object.entries(field.units)
          .filter(([key]) => estimate.values.has(`${name}.${key}`))
          .map(([key, unit]) => [key, quantity(numberOf(estimate, `${name}.${key}`), unit)]),
      )
    }
    if (field.kind === 'repeat') scope[name] = columnsOf(name, field, estimate)
  }
  for (const [name, { unit }] of Object.entries(calculator.constants)) {
    place(scope, name, quantity(numberOf(estimate, name), unit))
  }
  return scope
}

/** The columns of the rows with an option, for a formula that takes no others. */
function columnsBy(
  { fields }: DocumentedCalculator,
  estimate: Estimate,
  by: RowsWithOption | undefined,
) {
  const rows = by && fields[by.repeat]
  if (!by || rows?.kind !== 'repeat') return {}
  const values = (estimate.rowValues.get(by.repeat) ?? []).filter(
    (_, row) => estimate.repeats[by.repeat]?.[row]?.[by.choice]?.typed === by.option,
  )
  const rowValues = new Map([[by.repeat, values]])
  return { [by.repeat]: columnsOf(by.repeat, rows, { rowValues }) }
}

/** For each column what formulas ask of it: its sum, and beside that its extremes, as 'run_max'. */
function columnsOf(name: string, repeat: Repeat, { rowValues }: Pick<Estimate, 'rowValues'>) {
  const columns = [
    ...Object.entries(repeat.fields).flatMap(([key, field]) =>
      field.kind === 'number' ? [{ key, unit: field.unit }] : [],
    ),
    ...repeat.formulas.map(({ name: key, unit }) => ({ key, unit })),
  ]
  const rows = rowValues.get(name) ?? []
  return Object.fromEntries(
    columns.flatMap(({ key, unit }) => {
      const values = rows.flatMap((row) => row.get(key)?.valueOf() ?? [])
      // A row without a value leaves the sum of them without one.
      const sum =
        values.length < rows.length ? undefined : values.reduce((total, value) => total + value, 0)
      const extremes = (['min', 'max'] as const).map((extreme) =>
        values.length > 0
          ? [`${key}_${extreme}`, quantity(Math[extreme](...values), unit)]
          : [`${key}_${extreme}`, undefined],
      )
      return [[key, sum === undefined ? undefined : quantity(sum, unit)], ...extremes]
    }),
  )
}

/** A value by its name with dots: 'roofs.run_max', 'concrete.mix.bags'. */
function valueAt(scope: Record<string, unknown>, name: string): unknown {
  return name.split('.').reduce<unknown>((inside, key) => recordOf(inside)[key], scope)
}

/** Fields, values of choices and formulas: what may be absent. */
function namesOf({ fields, formulas }: DocumentedCalculator): Set<string> {
  return new Set([
    ...Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === 'choice') return Object.keys(field.units).map((key) => `${name}.${key}`)
      return field.kind === 'number' ? [name] : []
    }),
    ...formulas.map(({ name }) => name),
  ])
}

function numberOf(estimate: Estimate, name: string): number {
  const value = estimate.values.get(name)
  if (!value) throw new Error(`${name} has no value`)
  return value.valueOf()
}

function isUnit(value: unknown): value is Unit {
  return math.isUnit(value)
}

/** The same, but for what doubles lose. */
function expectNear(value: number, exact: number): void {
  expect(Math.abs(value - exact)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(exact)))
}

for (const calculator of provenCalculators) {
  test(`${calculator.slug} comes out in the declared units in mathjs too`, () => {
    let compared = 0
    const names = namesOf(calculator)
    for (const { estimate } of trials(calculator, TRIALS)) {
      const scope = scopeOf(calculator, estimate)
      for (const { name, is: text = '', ast, from, by, unit } of calculator.formulas) {
        if (!estimate.values.has(name)) continue
        // The columns are summed already, and their extremes are beside them.
        const is = (from === undefined ? text : printFormula(ast))
          .replace(/\bsum\(/g, '(')
          .replace(/\b(min|max)\((\w+\.\w+)\)/g, '($2_$1)')
        const known = { ...scope, ...columnsBy(calculator, estimate, by) }
        const isAbsent = (mentioned: string) =>
          names.has(mentioned)
            ? !estimate.values.has(mentioned)
            : /^[\w.]+\.\w+$/.test(mentioned) && valueAt(known, mentioned) === undefined
        const value: unknown = withoutAbsent(math.parse(is), isAbsent)?.evaluate(known)
        const exact = numberOf(estimate, name)
        if (isUnit(value)) {
          // toNumber throws where the dimensions are not those of the declared unit.
          expectNear(value.toNumber(mathjsUnit(unit)), exact)
        } else {
          expect(isCount(parseUnit(unit)) || unit === '1', `${name} in ${unit}`).toBe(true)
          expectNear(Number(value), exact)
        }
        compared += 1
        place(scope, name, quantity(exact, unit))
      }
    }
    expect(compared).toBeGreaterThanOrEqual(TRIALS)
  })
}

test('a conversion is the factor that mathjs has, whatever units the table has', () => {
  for (const [name, { value, unit }] of CONVERSIONS) {
    const [small, large, ...none] = unit.split('/')
    if (none.length > 0 || !small || !large) continue
    const one = math.unit(`1 ${mathjsUnit(large)}`).toNumber(mathjsUnit(small))
    expect(Math.abs(one / new Fraction(value).valueOf() - 1), name).toBeLessThan(1e-12)
  }
})
