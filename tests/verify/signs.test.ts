import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import { intervalsOf } from '../../schemas/check/proofs/intervals.ts'
import { signDiagnostics } from '../../schemas/check/proofs/signs.ts'
import type { FieldOf, ParsedDefinition } from '../../schemas/definition/calculator.ts'
import type { Formula } from '../../schemas/formula/ast.ts'
import { FormulaError } from '../../schemas/formula/error.ts'
import { evaluate } from '../../schemas/formula/evaluate.ts'
import { printFormula } from '../../schemas/formula/print.ts'
import { isWithin, type Range } from '../../schemas/formula/range.ts'
import { FORMULAS } from './inputs.ts'

const RANGES: Record<string, Range> = {
  anything: {},
  other: {},
  positive: { exclusiveMinimum: '0' },
  count: { minimum: '0', integer: true },
  size: { minimum: '2', maximum: '5' },
  share: { maximum: '3' },
}
const CONSTANTS = { three: '3', nothing: '0', third: '1/3', noThird: '0/3' }

const name = fc
  .constantFrom(...Object.keys(RANGES), ...Object.keys(CONSTANTS), 'cmPerM', 'half')
  .map((of): Formula => ({ kind: 'name', name: of }))
const leaf = fc.oneof(
  name,
  fc.constantFrom('0', '1', '.5', '7').map((value): Formula => ({ kind: 'number', value })),
)
const { ast } = fc.letrec<{ ast: Formula }>((tie) => ({
  ast: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/'), tie('ast'), tie('ast'))
      .map(([operator, left, right]): Formula => ({ kind: 'binary', operator, left, right })),
    fc
      .tuple(tie('ast'), fc.nat({ max: 3 }))
      .map(([base, exponent]): Formula => ({ kind: 'power', base, exponent })),
    fc
      .tuple(fc.constantFrom('ceil', 'floor', 'sqrt'), tie('ast'))
      .map(([of, inner]): Formula => ({ kind: 'call', function: of, arguments: [inner] })),
    fc
      .tuple(fc.constantFrom('min', 'max'), fc.array(tie('ast'), { minLength: 2, maxLength: 3 }))
      .map(([of, inner]): Formula => ({ kind: 'call', function: of, arguments: inner })),
  ),
}))

const numberField = (accepts: Range): FieldOf<'number'> => ({
  kind: 'number',
  label: 'Field',
  unit: '1',
  accepts,
  onInvalid: 'error',
})
const option = (share: string, maybe: string) => ({
  label: 'Option',
  values: { share, maybe, none: '0' },
})
const fields = {
  ...Object.fromEntries(
    Object.entries(RANGES).map(([key, accepts]) => [key, numberField(accepts)]),
  ),
  pick: {
    kind: 'choice',
    label: 'Pick',
    default: 'one',
    units: { share: '1', maybe: '1', none: '1' },
    options: { one: option('1', '0'), other: option('2/7', '3') },
    assumption: 'Any.',
  },
  rooms: {
    kind: 'repeat',
    label: 'Rooms',
    row: 'room',
    minimum: 0,
    maximum: 5,
    fields: { depth: numberField({}), count: numberField({ minimum: '0' }) },
    formulas: [
      rowFormula('loss', {
        kind: 'binary',
        operator: '-',
        left: number('0'),
        right: named('count'),
      }),
      rowFormula('gain', {
        kind: 'binary',
        operator: '+',
        left: named('count'),
        right: named('three'),
      }),
      rowFormula('nought', {
        kind: 'binary',
        operator: '*',
        left: named('depth'),
        right: number('0'),
      }),
    ],
  },
} satisfies Parameters<typeof intervalsOf>[0]['fields']
const constants = Object.fromEntries(
  Object.entries(CONSTANTS).map(([key, value]) => [key, { value, unit: '1', assumption: 'One.' }]),
)
const half: Formula = {
  kind: 'binary',
  operator: '-',
  left: { kind: 'name', name: 'anything' },
  right: { kind: 'number', value: '1' },
}

const ROW: Omit<ParsedDefinition['results'][number], 'of'> = {
  label: 'Answer',
  decimals: 0,
  emphasis: 'key',
  increasesWith: [],
  decreasesWith: [],
}

/** Whether the check says that the formula never comes out below zero. */
function neverNegative(answer: Formula): boolean {
  const formula = (called: string, of: Formula, accepts: Range) => {
    return { name: called, unit: '1', is: '', ast: of, accepts }
  }
  const formulas = [formula('half', half, { minimum: '0' }), formula('answer', answer, {})]
  const results: ParsedDefinition['results'] = [{ ...ROW, of: 'answer' }]
  return signDiagnostics(intervalsOf({ fields, constants, formulas }), results).length === 0
}

const value = fc
  .tuple(fc.integer({ min: -12, max: 60 }), fc.constantFrom(1, 2, 6))
  .map(([above, below]) => new Fraction(above, below))
const inputs = fc.record(
  Object.fromEntries(
    Object.entries(RANGES).map(([key, of]) => [key, value.filter((x) => isWithin(x, of))]),
  ),
)

test('What is said never to come out below zero does not, whatever is entered', () => {
  let said = 0
  fc.assert(
    fc.property(ast, fc.array(inputs, { minLength: 12, maxLength: 12 }), (answer, all) => {
      if (!neverNegative(answer)) return
      said += 1
      for (const given of all) {
        const known = new Map<string, Fraction>([
          ...Object.entries(given),
          ...Object.entries(CONSTANTS).map(([key, text]) => [key, new Fraction(text)] as const),
          ['cmPerM', new Fraction(100)],
        ])
        const scope = { value: (of: string) => known.get(of) }
        const halved = evaluate(half, scope)
        // Outside of its range there is no result.
        if (!halved || halved.s < 0n) continue
        known.set('half', halved)
        try {
          const came = evaluate(answer, scope)
          expect(came && came.compare(0) < 0, printFormula(answer)).toBe(false)
        } catch (error) {
          if (!(error instanceof FormulaError)) throw error
        }
      }
    }),
    { numRuns: FORMULAS },
  )
  expect(said).toBeGreaterThan(FORMULAS / 8)
})

test.each<[string, Formula, boolean]>([
  ['0 - 7', { kind: 'binary', operator: '-', left: number('0'), right: number('7') }, false],
  ['positive * size', binary('*', 'positive', 'size'), true],
  ['positive - size', binary('-', 'positive', 'size'), false],
  ['anything * anything', binary('*', 'anything', 'anything'), false],
  ['anything^2', { kind: 'power', base: named('anything'), exponent: 2 }, true],
  ['anything^3', { kind: 'power', base: named('anything'), exponent: 3 }, false],
  ['anything^0', { kind: 'power', base: named('anything'), exponent: 0 }, true],
  ['nothing - nothing', binary('-', 'nothing', 'nothing'), true],
  ['half', named('half'), true],
  [
    'max(0, anything)',
    { kind: 'call', function: 'max', arguments: [number('0'), named('anything')] },
    true,
  ],
  [
    'min(0, anything)',
    { kind: 'call', function: 'min', arguments: [number('0'), named('anything')] },
    false,
  ],
  [
    'min(positive, size)',
    { kind: 'call', function: 'min', arguments: [named('positive'), named('size')] },
    true,
  ],
  ['sqrt(anything)', { kind: 'call', function: 'sqrt', arguments: [named('anything')] }, true],
  ['floor(share)', { kind: 'call', function: 'floor', arguments: [named('share')] }, false],
  ['ceil(size)', { kind: 'call', function: 'ceil', arguments: [named('size')] }, true],
  ['positive / cmPerM', binary('/', 'positive', 'cmPerM'), true],
])('%s never comes out below zero: %s', (_, answer, never) => {
  expect(neverNegative(answer)).toBe(never)
})

/** A part for each way a value can lie, twice, and values that lie so. */
const SIDES: [string, [Formula, Formula], number[]][] = [
  ['any', [named('anything'), named('other')], [-2, -1, 0, 1, 2]],
  ['positive', [named('positive'), named('size')], [1, 2]],
  ['zero', [number('0'), named('nothing')], [0]],
  ['negative', [minus('positive'), minus('size')], [-2, -1]],
]
const OPERATIONS = {
  '+': (one: number, other: number) => one + other,
  '-': (one: number, other: number) => one - other,
  '*': (one: number, other: number) => one * other,
  '/': (one: number, other: number) => one / other,
  min: Math.min,
  max: Math.max,
} as const
const isDefined = (value: number) => Number.isFinite(value)

describe('Whether something may come out below zero is told exactly', () => {
  for (const [name, [left], lefts] of SIDES) {
    for (const [otherName, [, right], rights] of SIDES) {
      test.each(Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[])(
        `${name} %s ${otherName}`,
        (of) => {
          const answer: Formula =
            of === 'min' || of === 'max'
              ? { kind: 'call', function: of, arguments: [left, right] }
              : { kind: 'binary', operator: of, left, right }
          const values = lefts.flatMap((one) => rights.map((other) => OPERATIONS[of](one, other)))
          expectExact(answer, values.filter(isDefined))
        },
      )
    }
    test.each([0, 1, 2, 3])(`${name} to the power of %s`, (exponent) => {
      const answer: Formula = { kind: 'power', base: left, exponent }
      expectExact(
        answer,
        lefts.map((value) => value ** exponent),
      )
    })
    test.each(['ceil', 'floor'] as const)(`%s of ${name}`, (of) => {
      const answer: Formula = { kind: 'call', function: of, arguments: [left] }
      expectExact(answer, lefts)
    })
  }

  test.each<[string, number[]]>([
    ['0', [0]],
    ['0.0', [0]],
    ['.0', [0]],
    ['.5', [0.5]],
    ['0.05', [0.05]],
    ['10', [10]],
    ['100.0', [100]],
  ])('the number %s', (text, values) => expectExact(number(text), values))

  test.each<[string, number[]]>([
    ['third', [1 / 3]],
    ['noThird', [0]],
    ['pick.share', [1, 2 / 7]],
    ['pick.maybe', [0, 3]],
    ['pick.none', [0]],
  ])('what is called %s', (of, values) => expectExact(named(of), values))

  test.each<[string, number[]]>([
    ['depth', [-1, 0, 1]],
    ['count', [0, 1, 2]],
    ['loss', [0, -1, -2]],
    ['gain', [3, 4, 5]],
    ['nought', [0]],
  ])('the sum of a column of %s', (of, values) =>
    expectExact({ kind: 'rows', function: 'sum', column: `rooms.${of}` }, values),
  )
})

test('A result of a formula that does not exist is told elsewhere', () => {
  const known = intervalsOf({ fields, constants, formulas: [] })
  expect(signDiagnostics(known, [{ ...ROW, of: 'answer' }])).toEqual([])
})

/** That it may come out below zero, and above it, exactly where one of the values does. */
function expectExact(answer: Formula, values: readonly number[]): void {
  expect(neverNegative(answer)).toBe(values.every((value) => value >= 0))
  expect(neverNegative(negated(answer))).toBe(values.every((value) => value <= 0))
}

function negated(of: Formula): Formula {
  return { kind: 'binary', operator: '-', left: number('0'), right: of }
}

function minus(of: string): Formula {
  return negated(named(of))
}

function rowFormula(called: string, ast: Formula) {
  return { name: called, unit: '1', is: '', ast, accepts: {} }
}

function named(of: string): Formula {
  return { kind: 'name', name: of }
}

function number(text: string): Formula {
  return { kind: 'number', value: text }
}

function binary(operator: '+' | '-' | '*' | '/', left: string, right: string): Formula {
  return { kind: 'binary', operator, left: named(left), right: named(right) }
}
