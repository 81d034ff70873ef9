import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { decimalsInWords, explain, type Figure } from '../../schemas/formula/explain.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import { spoken, written } from '../../schemas/formula/voice.ts'
import { UNITS } from './units.ts'

/** Explains a formula whose names have these values; a unit may follow the value. */
function explained(
  text: string,
  own: Partial<Figure> & { value: Fraction },
  figures: Record<string, Partial<Figure> & { value: Fraction }>,
) {
  const figureNamed = (name: string): Figure => {
    const figure = figures[name]
    if (!figure) throw new Error(`No figure ${name}`)
    return { words: name, unit: '1', ...figure }
  }
  return explain(
    parseFormula(text),
    { words: 'answer', unit: '1', ...own },
    { figure: figureNamed },
  )
}

const number = (above: number, below = 1) => new Fraction(above, below)

test('units are written in figures and spoken in words', () => {
  for (const [unit, one, onPaper, aloud] of UNITS) {
    expect(written.unit(unit, one), unit).toBe(onPaper)
    expect(spoken.unit(unit, one), unit).toBe(aloud)
  }
})

test('powers are written high and spoken by their names', () => {
  expect([2, 3, 4].map((power) => written.power('a', power))).toEqual(['a²', 'a³', 'a⁴'])
  expect([2, 3, 4].map((power) => spoken.power('a', power))).toEqual([
    'a squared',
    'a cubed',
    'a to the power of 4',
  ])
  expect(written.power('a', 10)).toBe('a¹⁰')
})

test('decimals are named in the singular, the plural, and as a whole number', () => {
  expect([0, 1, 2].map(decimalsInWords)).toEqual(['a whole number', '1 decimal', '2 decimals'])
})

test('a figure of the definition that is a quotient is written and spoken as one', () => {
  const figures = { a: { value: number(3) }, b: { value: number(2, 7), given: true } }
  const { written: line, spoken: aloud } = explained('a * b', { value: number(6, 7) }, figures)
  expect(line).toBe('Answer = a × b = 3 × (2/7) = 0.857… (6/7)')
  expect(aloud).toBe(
    'Answer, equals a times b, equals 3 times 2 over 7, equals 0.857 and so on, exactly 6 over 7.',
  )
})

test('a negative fraction keeps its sign, written and spoken', () => {
  const figures = { a: { value: number(1) }, b: { value: number(-4, 3) } }
  const { written: line, spoken: aloud } = explained('a * b', { value: number(-4, 3) }, figures)
  expect(line).toBe('Answer = a × b = 1 × (−1.333… (−4/3)) = −1.333… (−4/3)')
  expect(aloud).toContain('minus 1.333 and so on, exactly minus 4 over 3')
})

test('zero has no sign and no brackets', () => {
  const figures = { a: { value: number(5) }, b: { value: number(0), unit: 'm' } }
  expect(explained('a * b', { value: number(0), unit: 'm' }, figures).written).toBe(
    'Answer = a × b = 5 × 0 m = 0 m',
  )
})

test('only exactly one is in the singular', () => {
  const line = (value: Fraction) =>
    explained('a', { value, unit: 'tile' }, { a: { value, unit: 'tile' } }).written
  expect(line(number(1))).toBe('Answer = a = 1 tile = 1 tile')
  expect(line(number(2))).toBe('Answer = a = 2 tiles = 2 tiles')
  expect(line(number(1, 2))).toBe('Answer = a = 0.5 tiles = 0.5 tiles')
})

test('a plain number is squared as it is, a quantity stands in brackets first', () => {
  const line = (unit: string) =>
    explained('a^2', { value: number(9) }, { a: { value: number(3), unit } }).written
  expect(line('1')).toBe('Answer = a² = 3² = 9')
  expect(line('m')).toBe('Answer = a² = (3 m)² = 9')
})

test('decimals that end are written out to the last, and never marked as going on', () => {
  const line = (value: Fraction) => explained('a', { value }, { a: { value } }).written
  expect(line(new Fraction('0.000000000001'))).toBe('Answer = a = 0.000000000001 = 0.000000000001')
  expect(line(new Fraction('0.1234567890123'))).toBe(
    'Answer = a = 0.1234567890123 = 0.1234567890123',
  )
  expect(line(new Fraction('-1.00000000000000000000000000000000000002'))).toBe(
    'Answer = a = −1.00000000000000000000000000000000000002 = −1.00000000000000000000000000000000000002',
  )
  expect(line(number(1, 3_000_000_000_000))).toContain('0.000000000000333… (1/3000000000000)')
})

test('a product of three long decimals is exact, and rounded once from there', () => {
  const side = { value: new Fraction('1.2345678901234') }
  const value = side.value.mul(side.value).mul(side.value)
  expect(explained('a * a * a', { value, decimals: 2 }, { a: side }).written).toBe(
    'Answer = a × a × a = 1.2345678901234 × 1.2345678901234 × 1.2345678901234' +
      ' = 1.881676372353398106285520457279024280904, rounded to 2 decimals = 1.88',
  )
})

test('a cut value shows more decimals than it is rounded to', () => {
  const value = number(2, 3)
  const line = (decimals: number) => explained('a', { value, decimals }, { a: { value } }).written
  expect(line(4)).toBe('Answer = a = 0.666… (2/3) = 0.66666… (2/3), rounded to 4 decimals = 0.6667')
  expect(line(1)).toBe('Answer = a = 0.666… (2/3) = 0.666… (2/3), rounded to 1 decimal = 0.7')
  expect(line(0)).toBe('Answer = a = 0.666… (2/3) = 0.666… (2/3), rounded to a whole number = 1')
})

test('a negative result is rounded with its sign', () => {
  const value = number(-2, 3)
  expect(explained('a', { value, decimals: 2 }, { a: { value } }).written).toBe(
    'Answer = a = −0.666… (−2/3) = −0.666… (−2/3), rounded to 2 decimals = −0.67',
  )
})
