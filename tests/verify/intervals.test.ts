import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { FormulaError } from '../../schemas/formula/error.ts'
import { evaluate } from '../../schemas/formula/evaluate.ts'
import {
  ANYTHING,
  type Interval,
  mayBeZero,
  sumOf,
  withinRange,
} from '../../schemas/formula/interval.ts'
import { intervalOf } from '../../schemas/formula/intervalOf.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import { isWithin, type Range } from '../../schemas/formula/range.ts'
import { FORMULAS, INPUTS } from './inputs.ts'

const RANGES: Record<string, Range> = {
  anything: {},
  positive: { exclusiveMinimum: '0' },
  count: { minimum: '0', integer: true },
  several: { exclusiveMinimum: '1', exclusiveMaximum: '5', integer: true },
  size: { minimum: '2', maximum: '5' },
  share: { maximum: '3' },
  part: { minimum: '0', exclusiveMaximum: '1' },
}
const named = (name: string) => withinRange(ANYTHING, RANGES[name] ?? {})

const leaf = fc.constantFrom(...Object.keys(RANGES), '0', '1', '.5', '7')
const { text } = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('text'), fc.constantFrom('+', '-', '*', '/'), tie('text'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc.tuple(tie('text'), fc.nat({ max: 3 })).map(([base, power]) => `(${base})^${power}`),
    fc
      .tuple(fc.constantFrom('ceil', 'floor', 'sqrt'), tie('text'))
      .map(([of, inner]) => `${of}(${inner})`),
    fc
      .tuple(fc.constantFrom('min', 'max'), tie('text'), tie('text'))
      .map(([of, one, other]) => `${of}(${one}, ${other})`),
  ),
}))

/** From -12 to 60 in wholes, halves and sixths. */
const figures = [1, 2, 6].flatMap((below) =>
  Array.from({ length: 73 }, (_, place) => new Fraction(place - 12, below)),
)
const inputs = fc.record(
  Object.fromEntries(
    Object.entries(RANGES).map(([key, of]) => [
      key,
      fc.constantFrom(...figures.filter((figure) => isWithin(figure, of))),
    ]),
  ),
)

function contains({ low, high }: Interval, found: Fraction): boolean {
  const fromLow = low ? found.compare(low.at) : 1
  const fromHigh = high ? high.at.compare(found) : 1
  return (
    (fromLow > 0 || (fromLow === 0 && low?.isIn === true)) &&
    (fromHigh > 0 || (fromHigh === 0 && high?.isIn === true))
  )
}

test('Every value of a formula lies within its interval, whatever is entered', () => {
  let bounded = 0
  let neverZero = 0
  fc.assert(
    fc.property(text, fc.array(inputs, { minLength: 12, maxLength: 12 }), (formula, all) => {
      const ast = parseFormula(formula)
      const interval = intervalOf(ast, named)
      if (interval.low ?? interval.high) bounded += 1
      if (!mayBeZero(interval)) neverZero += 1
      for (const given of all) {
        try {
          const found = evaluate(ast, { value: (name) => given[name] })
          if (!found || !contains(interval, found)) throw new Error(`${formula}: ${found}`)
        } catch (error) {
          if (!(error instanceof FormulaError)) throw error
        }
      }
    }),
    { numRuns: FORMULAS },
  )
  expect(bounded).toBeGreaterThan(FORMULAS / 8)
  expect(neverZero).toBeGreaterThan(FORMULAS / 16)
})

test('Every sine, cosine and tangent lies within its interval', () => {
  const ends = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }))
  const of = fc.constantFrom('sin', 'cos', 'tan')
  fc.assert(
    fc.property(ends, of, fc.nat(60), fc.boolean(), (tenths, name, step, isIn) => {
      const [low = 0, high = 0] = tenths.sort((a, b) => a - b).map((tenth) => tenth / 10)
      fc.pre(low < high)
      const range = isIn
        ? { minimum: `${low}`, maximum: `${high}` }
        : { exclusiveMinimum: `${low}`, exclusiveMaximum: `${high}` }
      const angle = new Fraction(low).add(new Fraction(high).sub(low).mul(step).div(60))
      fc.pre(isWithin(angle, range) && !(name === 'tan' && angle.equals(90)))
      const ast = parseFormula(`${name}(angle)`)
      const found = evaluate(ast, { value: () => angle })
      const interval = intervalOf(ast, () => withinRange(ANYTHING, range))
      expect(found && contains(interval, found)).toBe(true)
    }),
    { numRuns: INPUTS },
  )
})

test.each<[string, boolean]>([
  ['positive', false],
  ['size - 1', false],
  ['size - 2', true],
  ['count', true],
  ['count + 1', false],
  ['ceil(positive)', false],
  ['floor(positive)', true],
  ['floor(size / 2)', false],
  ['1 - part', false],
  ['1 + anything^2', false],
  ['anything', true],
  ['0 - size', false],
  ['max(1, anything)', false],
  ['min(1, positive)', false],
  ['sqrt(positive)', false],
  ['sqrt(count)', true],
  ['positive * positive', false],
  ['1 / positive', false],
  ['several - 1', false],
  ['5 - several', false],
  ['4 - several', true],
  ['cos(part)', false],
  ['sin(part)', true],
  ['sin(positive)', false],
  // The sine of a hair above 30° is rounded, to a half.
  ['sin(positive + 30) - 1 / 2', true],
  ['tan(several)', false],
  ['cos(anything)', true],
])('%s may be zero: %s', (formula, may) => {
  expect(mayBeZero(intervalOf(parseFormula(formula), named))).toBe(may)
})

/** '[2, 5)': an end that is out of it has a round bracket. */
const written = ({ low, high }: Interval) =>
  `${low?.isIn ? '[' : '('}${low?.at.toFraction() ?? '−∞'}, ${high?.at.toFraction() ?? '∞'}${high?.isIn ? ']' : ')'}`

test.each<[string, string]>([
  ['.5', '[1/2, 1/2]'],
  ['2.25', '[9/4, 9/4]'],
  ['several', '[2, 4]'],
  ['part - size', '[-5, -1)'],
  ['size * size', '[4, 25]'],
  ['0 * anything', '[0, 0]'],
  ['part * positive', '[0, ∞)'],
  ['(part - 1) * positive', '(−∞, 0)'],
  ['(0 - size) * part', '(-5, 0]'],
  ['1 / size', '[1/5, 1/2]'],
  ['1 / (size - 2)', '[1/3, ∞)'],
  ['1 / (2 - size)', '(−∞, -1/3]'],
  ['1 / (size - 3)', '(−∞, ∞)'],
  ['size / positive', '(0, ∞)'],
  ['(size - 3)^2', '[0, 4]'],
  ['(size - 4)^2', '[0, 4]'],
  ['(size - 3)^3', '[-1, 8]'],
  ['(0 - size)^2', '[4, 25]'],
  ['(size / 2)^2', '[1, 25/4]'],
  ['share^2', '[0, ∞)'],
  ['max(size, share)', '[2, 5]'],
  ['min(size, share)', '(−∞, 3]'],
  ['first(part, several)', '[0, 4]'],
  ['first(size, anything)', '(−∞, ∞)'],
  ['ceil(part * 5)', '[0, 5]'],
  ['floor(0 - part)', '[-1, 0]'],
  ['sqrt(0 - size)', '[0, 0]'],
  ['sin(30 * part)', '[0, 1/2]'],
  ['sin(share + 100)', '[0, 1]'],
  ['sin(size + 91)', '(−∞, ∞)'],
  ['tan(90 * part)', '[0, ∞)'],
  ['cos(60 * part)', '[1/2, 1]'],
])('%s lies in %s, and comes as near to its ends as may be', (formula, interval) => {
  expect(written(intervalOf(parseFormula(formula), named))).toBe(interval)
})

test.each<[string, number, number, string]>([
  ['size', 0, 3, '[0, 15]'],
  ['size', 1, 3, '[2, 15]'],
  ['share', 1, 3, '(−∞, 9]'],
  ['part', 2, 4, '[0, 4)'],
])('a sum of %s over %s to %s rows lies in %s', (name, least, most, interval) => {
  expect(written(sumOf(named(name), least, most))).toBe(interval)
})

test.each<[string, number, number, boolean]>([
  ['positive', 0, 3, true],
  ['positive', 1, 3, false],
  ['count', 1, 3, true],
  ['anything', 1, 1, true],
])('a sum of %s over %s to %s rows may be zero: %s', (name, least, most, may) => {
  expect(mayBeZero(sumOf(named(name), least, most))).toBe(may)
})
