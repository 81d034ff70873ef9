import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { type Formula, withoutSpans } from '../../schemas/formula/ast.ts'
import { FormulaError } from '../../schemas/formula/error.ts'
import { evaluate } from '../../schemas/formula/evaluate.ts'
import { MAX_LENGTH, parseFormula } from '../../schemas/formula/parse.ts'
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
  times,
} from '../oracle/ratio.ts'
import { INPUTS } from '../verify/inputs.ts'

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

/** An AST as text, with no more parentheses than its meaning needs. */
function print(node: Formula): string {
  switch (node.kind) {
    case 'number':
      return node.value
    case 'name':
      return node.name
    case 'rows':
      return `${node.function}(${node.column})`
    case 'power':
      return `${['binary', 'power'].includes(node.base.kind) ? `(${print(node.base)})` : print(node.base)}^${node.exponent}`
    case 'call':
      return `${node.function}(${node.arguments.map(print).join(', ')})`
    case 'binary': {
      const binds = (part: Formula) =>
        part.kind !== 'binary' ? 3 : '+-'.includes(part.operator) ? 1 : 2
      const own = binds(node)
      const left = binds(node.left) < own ? `(${print(node.left)})` : print(node.left)
      const right = binds(node.right) <= own ? `(${print(node.right)})` : print(node.right)
      return `${left} ${node.operator} ${right}`
    }
  }
}

function decimal(text: string): Ratio {
  const [whole = '', part = ''] = text.split('.')
  return ratio(BigInt(whole + part), 10n ** BigInt(part.length))
}

/** The value of an AST by schoolbook rules; undefined where it divides by zero. */
function schoolbookValue(node: Formula): Ratio | undefined {
  switch (node.kind) {
    case 'number':
      return decimal(node.value)
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

const named = (name: string) => {
  const value = VALUES[name]
  if (!value) throw new Error(`No value for ${name}`)
  return new Fraction(value.above, value.below)
}

test('Any tree, printed and parsed, is the same tree and has the value of a schoolbook computation', () => {
  let computed = 0
  fc.assert(
    fc.property(formula, (ast) => {
      const text = print(ast)
      fc.pre(text.length <= MAX_LENGTH)
      const parsed = parseFormula(text)
      expect(withoutSpans(parsed)).toEqual(ast)
      const expected = schoolbookValue(ast)
      if (!expected) {
        expect(() => evaluate(parsed, { value: named })).toThrow(FormulaError)
        return
      }
      computed += 1
      const value = evaluate(parsed, { value: named })
      if (!value) throw new Error('Every name has a value here')
      // Cross-multiplied, so that the schoolbook side need not be in lowest terms.
      expect(value.s * value.n * expected.below).toBe(expected.above * value.d)
    }),
    { numRuns: INPUTS / 2 },
  )
  expect(computed).toBeGreaterThan(INPUTS / 5)
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
