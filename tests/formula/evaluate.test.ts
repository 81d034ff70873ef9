import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import { CONVERSIONS } from '../../schemas/formula/conversions.ts'
import { FormulaError, underline } from '../../schemas/formula/error.ts'
import { evaluate } from '../../schemas/formula/evaluate.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'

const VALUES = new Map(
  Object.entries({
    zero: '0',
    third: '1/3',
    negative: '-5/2',
    tenth: '0.1',
    'mix.sand': '2/7',
  }).map(([name, value]) => [name, new Fraction(value)] as const),
)
const compute = (text: string) =>
  evaluate(parseFormula(text), { value: (name) => VALUES.get(name) })?.toFraction()

describe('A formula is computed exactly', () => {
  test.each([
    ['tenth * 3 - 0.3', '0'],
    ['1 / 3 * 3', '1'],
    ['negative^3', '-125/8'],
    ['zero^0', '1'],
    ['zero^2', '0'],
    ['ceil(2.000000000001)', '3'],
    ['ceil(negative)', '-2'],
    ['ceil(0 - 0.5)', '0'],
    ['floor(2.9)', '2'],
    ['floor(negative)', '-3'],
    ['floor(0 - 0.5)', '-1'],
    ['min(third, negative, tenth)', '-5/2'],
    ['max(third, 0.3, 0.33)', '1/3'],
  ])('%s = %s', (text, value) => {
    expect(compute(text)).toBe(value)
  })
})

const ZERO = 'divides by zero'
const ROOT = 'takes the root of a negative'

describe('A division by zero and the root of a negative have no value, and say where', () => {
  test.each([
    ['1 / zero', ZERO, '^^^^^^^^'],
    ['zero / zero', ZERO, '^^^^^^^^^^^'],
    ['1 + 2 / (third * 3 - 1)', ZERO, `    ${'^'.repeat(19)}`],
    ['ceil(1 / 0)', ZERO, '     ^^^^^'],
    ['1 / 0^2', ZERO, '^^^^^^^'],
    ['2 * sqrt(negative)', ROOT, '    ^^^^^^^^^^^^^^'],
  ])('%s', (text, message, carets) => {
    let thrown: unknown
    try {
      compute(text)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(FormulaError)
    const error = thrown instanceof FormulaError ? thrown : undefined
    expect(error?.message).toBe(message)
    expect(error?.span && underline(text, error.span)).toBe(`    ${text}\n    ${carets}`)
  })
})

test('π is right to thirty decimals, by the arctangents of Machin', () => {
  // π = 16 arctan(1/5) − 4 arctan(1/239), in whole numbers of forty decimals.
  const one = 10n ** 40n
  const arctangent = (of: bigint) => {
    let [term, sum] = [one / of, 0n]
    for (let odd = 1n; term !== 0n; odd += 2n) {
      sum += odd % 4n === 1n ? term / odd : -(term / odd)
      term /= of * of
    }
    return sum
  }
  const pi = 16n * arctangent(5n) - 4n * arctangent(239n)
  const rounded = (pi + 5n * 10n ** 9n) / 10n ** 10n
  const known = CONVERSIONS.get('pi')?.value ?? ''
  expect(known.replace('.', '')).toBe(String(rounded))
})

test('first is the first of its arguments that is there, and absent where none is', () => {
  const firstOf = (values: Record<string, number>) =>
    evaluate(parseFormula('2 * first(other, side + 1, 7)'), {
      value: (name) => (values[name] === undefined ? undefined : new Fraction(values[name])),
    })?.toString()
  expect(firstOf({ other: 5, side: 3 })).toBe('10')
  expect(firstOf({ other: 0, side: 3 })).toBe('0')
  expect(firstOf({ side: 3 })).toBe('8')
  expect(firstOf({})).toBe('14')
  expect(evaluate(parseFormula('first(a, b)'), { value: () => undefined })).toBeUndefined()
})

test.each([
  ['min(rooms.length)', '5/2'],
  ['max(rooms.length)', '4'],
  ['sum(rooms.length)', '19/2'],
])('%s of three rows is %s', (formula, expected) => {
  const column = ['4', '2.5', '3'].map((length) => new Fraction(length))
  const found = evaluate(parseFormula(formula), { value: () => undefined, column: () => column })
  expect(found?.toFraction()).toBe(expected)
})

test('Of no rows none is the largest, and what comes first after it counts', () => {
  const none = { value: () => new Fraction(7), column: () => [] }
  expect(evaluate(parseFormula('max(rooms.length)'), none)).toBeUndefined()
  expect(evaluate(parseFormula('min(rooms.length) + 1'), none)).toBeUndefined()
  expect(evaluate(parseFormula('sum(rooms.length)'), none)?.toFraction()).toBe('0')
  expect(evaluate(parseFormula('first(max(rooms.length), other)'), none)?.toFraction()).toBe('7')
})
