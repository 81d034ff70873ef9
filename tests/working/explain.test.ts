import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { type Column, decimalsInWords, explain } from '../../schemas/formula/explain.ts'
import type { Figure } from '../../schemas/formula/figureText.ts'
import { formulaInWords } from '../../schemas/formula/formulaInWords.ts'
import { screenReader, visual } from '../../schemas/formula/notation.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import { UNITS } from './units.ts'

/** Explains a formula whose names have these values; a unit may follow the value. */
function explained(
  text: string,
  own: Partial<Figure> & { value: Fraction },
  figures: Record<string, Partial<Figure> & { value: Fraction }>,
  columns: Record<string, Column> = {},
) {
  const figureNamed = (name: string): Figure => {
    const figure = figures[name]
    if (!figure) throw new Error(`No figure ${name}`)
    return { label: name, unit: '1', ...figure }
  }
  const column = (name: string): Column => {
    const found = columns[name]
    if (!found) throw new Error(`No column ${name}`)
    return found
  }
  return explain(
    parseFormula(text),
    { label: 'answer', unit: '1', ...own },
    { figure: figureNamed, column, has: () => true },
  )
}

/** The area of openings of 1 m by so much, each there so often. */
function openings(is: string, ...rows: [height: number, count: number][]): Column {
  return {
    label: () => 'area of all openings',
    unit: 'm²',
    row: 'opening',
    rows: rows.map(([height, count]) => ({
      value: new Fraction(height).mul(count),
      ast: parseFormula(is),
      figureNamed: (name) => ({
        label: name,
        unit: name === 'count' ? '1' : 'm',
        value: new Fraction(name === 'count' ? count : name === 'width' ? 1 : height),
      }),
    })),
  }
}

const number = (above: number, below = 1) => new Fraction(above, below)

test('units are symbols for the eye and words for a screen reader', () => {
  for (const [unit, one, onPaper, aloud] of UNITS) {
    expect(visual.quantity('5', unit, one), unit).toBe(`5${onPaper}`)
    expect(screenReader.quantity('5', unit, one), unit).toBe(`5${aloud}`)
  }
})

test('powers are raised for the eye and named for a screen reader', () => {
  expect([2, 3, 4].map((power) => visual.power('a', power))).toEqual(['a²', 'a³', 'a⁴'])
  expect([2, 3, 4].map((power) => screenReader.power('a', power))).toEqual([
    'a squared',
    'a cubed',
    'a to the power of 4',
  ])
  expect(visual.power('a', 10)).toBe('a¹⁰')
  expect(screenReader.root('a')).toBe('the square root of, open bracket, a, close bracket,')
})

test('decimals are named in the singular, the plural, and as a whole number', () => {
  expect([0, 1, 2].map(decimalsInWords)).toEqual(['a whole number', '1 decimal', '2 decimals'])
})

test('a figure of the definition that is a quotient is one for the eye and for a screen reader', () => {
  const figures = { a: { value: number(3) }, b: { value: number(2, 7), given: true } }
  const { visual: line, screenReader: aloud } = explained('a * b', { value: number(6, 7) }, figures)
  expect(line).toBe('Answer = a × b = 3 × (2/7) = 0.857… (6/7)')
  expect(aloud).toBe(
    'Answer, equals a times b, equals 3 times 2 over 7, equals 0.857 and so on, exactly 6 over 7.',
  )
})

test('a negative fraction keeps its sign for the eye and for a screen reader', () => {
  const figures = { a: { value: number(1) }, b: { value: number(-4, 3) } }
  const { visual: line, screenReader: aloud } = explained(
    'a * b',
    { value: number(-4, 3) },
    figures,
  )
  expect(line).toBe('Answer = a × b = 1 × (−1.333… (−4/3)) = −1.333… (−4/3)')
  expect(aloud).toContain('minus 1.333 and so on, exactly minus 4 over 3')
})

test('a negative that is rounded is a minus in words for a screen reader', () => {
  const value = number(-20, 3)
  expect(explained('a', { value, decimals: 2 }, { a: { value } }).screenReader).toBe(
    'Answer, equals a, equals minus 6.666 and so on, exactly minus 20 over 3, equals minus 6.666 and so on, exactly minus 20 over 3, rounded to 2 decimals, equals minus 6.67.',
  )
})

test('zero has no sign and no brackets', () => {
  const figures = { a: { value: number(5) }, b: { value: number(0), unit: 'm' } }
  expect(explained('a * b', { value: number(0), unit: 'm' }, figures).visual).toBe(
    'Answer = a × b = 5 × 0 m = 0 m',
  )
})

test('only exactly one is in the singular', () => {
  const line = (value: Fraction) =>
    explained('a', { value, unit: 'tile' }, { a: { value, unit: 'tile' } }).visual
  expect(line(number(1))).toBe('Answer = a = 1 tile = 1 tile')
  expect(line(number(2))).toBe('Answer = a = 2 tiles = 2 tiles')
  expect(line(number(1, 2))).toBe('Answer = a = 0.5 tiles = 0.5 tiles')
  const none = { 'openings.tiles': { ...openings('count'), unit: 'tile' } }
  expect(
    explained('sum(openings.tiles)', { value: number(0), unit: 'tile' }, {}, none).visual,
  ).toBe('Answer = area of all openings = 0 tiles = 0 tiles')
})

test('a plain number is squared as it is, a quantity in brackets', () => {
  const line = (unit: string) =>
    explained('a^2', { value: number(9) }, { a: { value: number(3), unit } }).visual
  expect(line('1')).toBe('Answer = a² = 3² = 9')
  expect(line('m')).toBe('Answer = a² = (3 m)² = 9')
})

test('decimals that end are written out to the last, and never marked as going on', () => {
  const line = (value: Fraction) => explained('a', { value }, { a: { value } }).visual
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
  expect(explained('a * a * a', { value, decimals: 2 }, { a: side }).visual).toBe(
    'Answer = a × a × a = 1.2345678901234 × 1.2345678901234 × 1.2345678901234' +
      ' = 1.881676372353398106285520457279024280904, rounded to 2 decimals = 1.88',
  )
})

test('a cut value shows more decimals than it is rounded to', () => {
  const value = number(2, 3)
  const line = (decimals: number) => explained('a', { value, decimals }, { a: { value } }).visual
  expect(line(4)).toBe('Answer = a = 0.666… (2/3) = 0.66666… (2/3), rounded to 4 decimals = 0.6667')
  expect(line(1)).toBe('Answer = a = 0.666… (2/3) = 0.666… (2/3), rounded to 1 decimal = 0.7')
  expect(line(0)).toBe('Answer = a = 0.666… (2/3) = 0.666… (2/3), rounded to a whole number = 1')
})

test('the working lists the rows of a sum, counts those beyond four, and shows no rows as nothing', () => {
  const line = (...rows: [number, number][]) => {
    const column = openings('width * height * count', ...rows)
    const value = rows.reduce((sum, [height, count]) => sum.add(height * count), new Fraction(9))
    const { visual: paper } = explained(
      'whole + sum(openings.area)',
      { value, unit: 'm²' },
      { whole: { value: number(9), unit: 'm²' } },
      { 'openings.area': column },
    )
    return paper.replace('Answer = whole + area of all openings = 9 m² + ', '')
  }
  expect(line()).toBe('0 m² = 9 m²')
  expect(line([2, 1])).toBe('1 m × 2 m = 11 m²')
  expect(line([2, 3])).toBe('1 m × 2 m × 3 = 15 m²')
  expect(line([2, 3], [4, 1])).toBe('(1 m × 2 m × 3 + 1 m × 4 m) = 19 m²')
  expect(line([1, 1], [2, 1], [3, 1], [4, 1], [5, 1])).toBe(
    '(1 m × 1 m + 1 m × 2 m + 1 m × 3 m + 1 m × 4 m + 1 more opening) = 24 m²',
  )
  expect(line([1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1])).toBe(
    '(1 m × 1 m + 1 m × 2 m + 1 m × 3 m + 1 m × 4 m + 2 more openings) = 30 m²',
  )
})

test('the working of a rounded sum shows its value before the rounding', () => {
  const { visual: paper } = explained(
    'ceil(sum(openings.area))',
    { value: number(5), unit: 'm²' },
    {},
    { 'openings.area': openings('width * height', [1.5, 1], [3, 1]) },
  )
  expect(paper).toBe(
    'Answer = area of all openings, rounded up = 1 m × 1.5 m + 1 m × 3 m = 4.5 m², rounded up = 5 m²',
  )
})

test('only a plain factor of one at the end of a row is left out', () => {
  const line = (is: string) => {
    const { visual: paper } = explained(
      'sum(openings.area)',
      { value: number(1), unit: 'm²' },
      {},
      { 'openings.area': openings(is, [1, 1]) },
    )
    return paper.replace(/^Answer = area of all openings = | = 1 m²$/g, '')
  }
  expect(line('width * count * count')).toBe('1 m')
  expect(line('width * height')).toBe('1 m × 1 m')
  expect(line('width / count')).toBe('1 m ÷ 1')
  expect(line('width + count')).toBe('1 m + 1')
  expect(line('width * 1')).toBe('1 m × 1')
  expect(line('count')).toBe('1')
})

test('fifteen decimals of a root are written out, more are cut', () => {
  const line = (text: string) => {
    const value = new Fraction(text)
    return explained('a', { value, approximate: true }, { a: { value, approximate: true } }).visual
  }
  expect(line('1.123456789012345')).toBe('Answer = a = 1.123456789012345 = 1.123456789012345')
  expect(line('1.1234567890123456')).toBe('Answer = a = 1.123… = 1.123…')
  const tiny = '0.000000000000000100…'
  expect(line('0.0000000000000001')).toBe(`Answer = a = ${tiny} = ${tiny}`)
})

test('the working names the largest of several rows as such, and that of one row as that row', () => {
  const own = { value: number(3), unit: 'm²' }
  const { visual: two, screenReader: aloud } = explained(
    'max(openings.area)',
    own,
    {},
    {
      'openings.area': openings('height * width', [2, 1], [3, 1]),
    },
  )
  expect(two).toBe(
    'Answer = the largest area of all openings = the larger of (2 m × 1 m and 3 m × 1 m) = 3 m²',
  )
  expect(aloud).toBe(
    'Answer, equals the largest area of all openings, equals the larger of open bracket, 2 metres times 1 metre and 3 metres times 1 metre, close bracket, equals 3 square metres.',
  )
  const { visual: one } = explained(
    'min(openings.area) * 2',
    { value: number(6), unit: 'm²' },
    {},
    {
      'openings.area': openings('height * width', [3, 1]),
    },
  )
  expect(one).toBe('Answer = the smallest area of all openings × 2 = 3 m × 1 m × 2 = 6 m²')
})

test('the working shows a tangent in words, with its angle in degrees', () => {
  const { visual, screenReader } = explained(
    'run * tan(pitch)',
    { value: number(4), unit: 'm' },
    { run: { value: number(4), unit: 'm' }, pitch: { value: number(45), unit: '°' } },
  )
  expect(visual).toBe('Answer = run × the tangent of (pitch) = 4 m × the tangent of (45°) = 4 m')
  expect(screenReader).toBe(
    'Answer, equals run times the tangent of open bracket, pitch, close bracket, equals 4 metres times the tangent of open bracket, 45 degrees, close bracket, equals 4 metres.',
  )
})

test.each([
  ['ceil(a + b)', 'a + b, rounded up'],
  ['floor(a)', 'a, rounded down'],
  ['floor(a) + 1', '(a, rounded down) + 1'],
  ['max(a, 2)', 'the larger of (a and 2)'],
  ['min(a, b, 2)', 'the smallest of (a and b and 2)'],
  ['max(rows.a)', 'the largest rows.a'],
  ['first(a, b)', '(a, or where that is absent b)'],
  ['sin(a) * cos(b)', 'the sine of (a) × the cosine of (b)'],
])('the formula %s is %s', (formula, words) => {
  expect(formulaInWords(parseFormula(formula), (name) => name)).toBe(words)
})
