import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { type Formula, withoutSpans } from '../../schemas/formula/ast.ts'
import { FormulaError } from '../../schemas/formula/error.ts'
import { evaluate } from '../../schemas/formula/evaluate.ts'
import { formulaInWords } from '../../schemas/formula/formulaInWords.ts'
import { MAX_LENGTH, parseFormula } from '../../schemas/formula/parse.ts'
import { printFormula } from '../../schemas/formula/print.ts'
import { deriveUnit, parseUnit } from '../../schemas/formula/unit.ts'
import {
  ceilOf,
  floorOf,
  isLess,
  isZero,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  ratioOf,
  times,
} from '../oracle/ratio.ts'
import { readExpression } from '../working/reader.ts'
import { INPUTS } from './inputs.ts'

const RUNS = INPUTS / 2

const VALUES: Record<string, Ratio> = {
  area: ratio(47, 10),
  gap: ratio(-3, 2),
  nothing: ratio(0),
  'mix.sand': ratio(2, 7),
}

const digits = fc.nat({ max: 999 })
const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.oneof(
      digits.map((whole): Formula => ({ kind: 'number', value: String(whole) })),
      fc
        .tuple(digits, digits)
        .map(([whole, part]): Formula => ({ kind: 'number', value: `${whole}.${part}` })),
      fc.constantFrom(...Object.keys(VALUES)).map((name): Formula => ({ kind: 'name', name })),
    ),
    fc
      .record({
        operator: fc.constantFrom('+', '-', '*', '/'),
        left: tie('formula'),
        right: tie('formula'),
      })
      .map((sides): Formula => ({ kind: 'binary', ...sides })),
    fc
      .record({ base: tie('formula'), exponent: fc.nat({ max: 4 }) })
      .map((power): Formula => ({ kind: 'power', ...power })),
    fc
      .record({
        function: fc.constantFrom('ceil', 'floor'),
        arguments: fc.array(tie('formula'), { minLength: 1, maxLength: 1 }),
      })
      .map((call): Formula => ({ kind: 'call', ...call })),
    fc
      .record({
        function: fc.constantFrom('min', 'max'),
        arguments: fc.array(tie('formula'), { minLength: 2, maxLength: 8 }),
      })
      .map((call): Formula => ({ kind: 'call', ...call })),
  ),
}))

/** The value of an AST by schoolbook rules; undefined where it divides by zero. */
function schoolbookValue(node: Formula): Ratio | undefined {
  switch (node.kind) {
    case 'number':
      return ratioOf(node.value)
    case 'name':
      return VALUES[node.name]
    case 'rows':
      throw new Error('No sum is made here')
    case 'power': {
      const base = schoolbookValue(node.base)
      return base && ratio(base.above ** BigInt(node.exponent), base.below ** BigInt(node.exponent))
    }
    case 'binary': {
      const left = schoolbookValue(node.left)
      const right = schoolbookValue(node.right)
      if (!left || !right) return undefined
      if (node.operator === '+') return plus(left, right)
      if (node.operator === '-') return minus(left, right)
      if (node.operator === '*') return times(left, right)
      return isZero(right) ? undefined : over(left, right)
    }
    case 'call': {
      const values = node.arguments.map(schoolbookValue)
      const [first, ...others] = values
      if (!first) return undefined
      if (node.function === 'ceil') return ceilOf(first)
      if (node.function === 'floor') return floorOf(first)
      let best = first
      for (const value of others) {
        if (!value) return undefined
        if (node.function === 'min' ? isLess(value, best) : isLess(best, value)) best = value
      }
      return best
    }
  }
}

/** The value of a tree in the language; undefined if the language refuses it with a FormulaError. */
function computedValue(formula: Formula): Ratio | undefined {
  try {
    const value = evaluate(formula, {
      value: (name) => {
        const known = VALUES[name]
        return known && new Fraction(known.above, known.below)
      },
    })
    return value && ratio(value.s * value.n, value.d)
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}

test('Any tree, printed and parsed, is the same tree and has the value of a schoolbook computation', () => {
  let computed = 0
  fc.assert(
    fc.property(formula, (ast) => {
      const text = printFormula(ast)
      fc.pre(text.length <= MAX_LENGTH)
      const parsed = parseFormula(text)
      expect(withoutSpans(parsed)).toEqual(ast)
      const expected = schoolbookValue(ast)
      expect(computedValue(parsed)).toEqual(expected)
      if (expected) computed += 1
    }),
    { numRuns: RUNS },
  )
  expect(computed).toBeGreaterThan(RUNS / 3)
})

test('The words of a formula keep its brackets: read by the rules of school, they have its value', () => {
  const words = (name: string) => `the ${name.replace(/\W/g, ' ')}`
  const meaning = new Map(Object.entries(VALUES).map(([name, value]) => [words(name), value]))
  let read = 0
  fc.assert(
    fc.property(formula, (ast) => {
      const value = computedValue(ast)
      if (!value) return
      read += 1
      expect(readExpression(formulaInWords(ast, words), meaning)).toEqual(value)
    }),
    { numRuns: RUNS },
  )
  expect(read).toBeGreaterThan(RUNS / 4)
})

test('Whatever the text, parsing ends in a tree or a FormulaError whose place lies in the text', () => {
  const piece = fc.constantFrom(
    ...['area', 'mix.sand', 'ceil', 'min', '(', ')', ',', '.', '+', '-', '*', '/', '^', '2', '0.5'],
    ...[' ', 'this', '1e3', "'", '=', '[', '💥', '__proto__', 'constructor', '\n'],
  )
  const text = fc.oneof(
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(text, (written) => {
      try {
        parseFormula(written)
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error
        if (error.span) {
          expect(error.span.start).toBeGreaterThanOrEqual(0)
          expect(error.span.start).toBeLessThanOrEqual(written.length)
          expect(error.span.end).toBeGreaterThan(error.span.start)
        }
      }
    }),
    { numRuns: INPUTS * 2 },
  )
})

test('The deepest texts that the limit lets through are read, computed and printed', () => {
  const half = Math.floor((MAX_LENGTH - 1) / 2)
  for (const text of [
    `${'('.repeat(half)}1${')'.repeat(half)}`,
    `1${'+1'.repeat(half)}`,
    `${'2-('.repeat(249)}1${')'.repeat(249)}`,
    `${'ceil('.repeat(166)}1${')'.repeat(166)}`,
  ]) {
    const formula = parseFormula(text)
    expect(computedValue(formula)?.below).toBe(1n)
    expect(() => printFormula(formula)).not.toThrow()
    expect(deriveUnit(formula, () => parseUnit('1')).size).toBe(0)
  }
})

test('A tree of 10,000 nodes is computed', () => {
  const balanced = (depth: number): Formula =>
    depth === 0
      ? { kind: 'number', value: '1' }
      : { kind: 'binary', operator: '+', left: balanced(depth - 1), right: balanced(depth - 1) }
  expect(computedValue(balanced(13))).toEqual(ratio(8192))
})
