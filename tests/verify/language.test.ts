import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { type Formula, withoutSpans } from '../../schemas/formula/ast.ts'
import { FormulaError } from '../../schemas/formula/error.ts'
import { evaluate } from '../../schemas/formula/evaluate.ts'
import { inWords } from '../../schemas/formula/inWords.ts'
import { MAX_LENGTH, parseFormula } from '../../schemas/formula/parse.ts'
import { printFormula } from '../../schemas/formula/print.ts'
import { deriveUnit, parseUnit } from '../../schemas/formula/unit.ts'
import { exact, fromText } from '../working/exact.ts'
import { readExpression } from '../working/reader.ts'
import { INPUTS } from './inputs.ts'

const RUNS = INPUTS / 2

const NAMES = ['area', 'thickness', 'mix.bags', 'cmPerM', 'x', 'wallHeight2']
const leaf: fc.Arbitrary<Formula> = fc.oneof(
  fc.constantFrom(...NAMES).map((name): Formula => ({ kind: 'name', name })),
  fc
    .constantFrom('0', '1', '12', '0.5', '.25', '100', '1200.75')
    .map((value): Formula => ({ kind: 'number', value })),
)
const { ast } = fc.letrec<{ ast: Formula }>((tie) => ({
  ast: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    leaf,
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/'), tie('ast'), tie('ast'))
      .map(([operator, left, right]): Formula => ({ kind: 'binary', operator, left, right })),
    fc
      .tuple(tie('ast'), fc.nat({ max: 4 }))
      .map(([base, exponent]): Formula => ({ kind: 'power', base, exponent })),
    fc
      .tuple(fc.constantFrom('ceil', 'floor'), tie('ast'))
      .map(([name, inner]): Formula => ({ kind: 'call', function: name, arguments: [inner] })),
    fc
      .tuple(fc.constantFrom('min', 'max'), fc.array(tie('ast'), { minLength: 2, maxLength: 3 }))
      .map(([name, inner]): Formula => ({ kind: 'call', function: name, arguments: inner })),
  ),
}))

const VALUES = new Map(NAMES.map((name, index) => [name, new Fraction(index * 7 - 3, index + 2)]))
const valueNamed = (name: string) => VALUES.get(name) ?? new Fraction(0)

/** The value of an AST, or the message of its documented error; nothing else may be thrown. */
function outcomeOf(formula: Formula): string {
  try {
    return String(evaluate(formula, { value: valueNamed })?.toFraction())
  } catch (error) {
    if (error instanceof FormulaError) return `refused: ${error.message}`
    throw error
  }
}

test.each([
  'a / b + c',
  'a * b / c',
  '(a / b) * c',
  '(a / b) / c',
  'a - (b - c)',
  'a - b - c',
  '(a + b)^2',
  '(a^2)^3',
  'min(a + b, c) * 2',
])('%s is printed with these brackets', (text) => {
  expect(printFormula(parseFormula(text))).toBe(text)
})

test('a formula that is printed and read again is the same tree with the same value', () => {
  let values = 0
  fc.assert(
    fc.property(ast, (formula) => {
      const text = printFormula(formula)
      fc.pre(text.length <= MAX_LENGTH)
      const again = withoutSpans(parseFormula(text))
      expect(again).toEqual(formula)
      expect(outcomeOf(again)).toBe(outcomeOf(formula))
      if (!outcomeOf(formula).startsWith('refused')) values += 1
    }),
    { numRuns: RUNS },
  )
  expect(values).toBeGreaterThan(RUNS / 4)
})

test('the words of a formula keep its brackets: read by the rules of school, they have its value', () => {
  const words = (name: string) => `the ${name.replace(/\W/g, ' ')}`
  const meaning = new Map(
    [...VALUES].map(([name, { s, n, d }]) => [words(name), exact(s * n, d)] as const),
  )
  let read = 0
  fc.assert(
    fc.property(ast, (formula) => {
      const outcome = outcomeOf(formula)
      if (outcome.startsWith('refused')) return
      read += 1
      expect(readExpression(inWords(formula, words), meaning)).toEqual(fromText(outcome))
    }),
    { numRuns: RUNS },
  )
  expect(read).toBeGreaterThan(RUNS / 4)
})

test('any text is a formula or is refused with the one documented error', () => {
  const sign = fc.constantFrom(...'ab.0129+-*/^(), ceil min{}[]"\'`÷²é\n')
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
      (text) => {
        try {
          outcomeOf(parseFormula(text))
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError)
        }
      },
    ),
    { numRuns: RUNS },
  )
})

const chain = (count: number): Formula =>
  Array.from({ length: count }).reduce<Formula>(
    (left) => ({ kind: 'binary', operator: '+', left, right: { kind: 'number', value: '1' } }),
    { kind: 'number', value: '1' },
  )

test('a text of 10,000 nodes or of depth 1,000 is refused, never a stack overflow', () => {
  const long = `1${'+1'.repeat(5_000)}`
  const deep = `${'('.repeat(1_000)}1${')'.repeat(1_000)}`
  expect(() => parseFormula(long)).toThrow(FormulaError)
  expect(() => parseFormula(deep)).toThrow(FormulaError)
})

test('the deepest texts that the limit lets through are read, computed and printed', () => {
  const half = Math.floor((MAX_LENGTH - 1) / 2)
  for (const text of [
    `${'('.repeat(half)}1${')'.repeat(half)}`,
    `1${'+1'.repeat(half)}`,
    `${'2-('.repeat(249)}1${')'.repeat(249)}`,
    `${'ceil('.repeat(166)}1${')'.repeat(166)}`,
  ]) {
    const formula = parseFormula(text)
    expect(outcomeOf(formula)).toMatch(/^\d+$/)
    expect(() => printFormula(formula)).not.toThrow()
    expect(deriveUnit(formula, () => parseUnit('1')).size).toBe(0)
  }
})

test('an AST of 10,000 nodes is computed, and the deepest that a text can hold', () => {
  const balanced = (depth: number): Formula =>
    depth === 0
      ? { kind: 'number', value: '1' }
      : { kind: 'binary', operator: '+', left: balanced(depth - 1), right: balanced(depth - 1) }
  expect(outcomeOf(balanced(13))).toBe('8192')
  expect(outcomeOf(chain(1_000))).toBe('1001')
})
