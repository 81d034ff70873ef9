import { describe, expect, test } from 'vitest'
import { intervalsOf } from '../../schemas/check/proofs/intervals.ts'
import { signDiagnostics } from '../../schemas/check/proofs/signs.ts'
import type { DefinitionWithDefaults, FieldOf } from '../../schemas/definition/calculator.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import type { Range } from '../../schemas/formula/range.ts'

/*
 * The check says exactly which results may be below zero. intervals.test.ts holds that every value of a
 * formula lies within its interval.
 */

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
const formula = (name: string, is: string, accepts: Range = {}) => ({
  name,
  unit: '1',
  is,
  ast: parseFormula(is),
  accepts,
})
const fields = {
  anything: numberField({}),
  other: numberField({}),
  positive: numberField({ exclusiveMinimum: '0' }),
  size: numberField({ minimum: '2', maximum: '5' }),
  share: numberField({ maximum: '3' }),
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
      formula('loss', '0 - count'),
      formula('gain', 'count + three'),
      formula('nought', 'depth * 0'),
    ],
  },
} satisfies Parameters<typeof intervalsOf>[0]['fields']
const constants = Object.fromEntries(
  Object.entries({ three: '3', nothing: '0', third: '1/3', noThird: '0/3' }).map(([key, value]) => [
    key,
    { value, unit: '1', assumption: 'One.' },
  ]),
)
const results: DefinitionWithDefaults['results'] = [
  {
    of: 'answer',
    label: 'Answer',
    decimals: 0,
    emphasis: 'key',
    increasesWith: [],
    decreasesWith: [],
  },
]

/** Whether the check says that a formula never comes out below zero. */
function neverNegative(answer: string): boolean {
  const formulas = [formula('half', 'anything - 1', { minimum: '0' }), formula('answer', answer)]
  return signDiagnostics(intervalsOf({ fields, constants, formulas }), results).length === 0
}

/** A formula may come out below zero, and above it, exactly where one of the values does. */
function expectExact(answer: string, values: readonly number[]): void {
  expect(neverNegative(answer)).toBe(values.every((value) => value >= 0))
  expect(neverNegative(`0 - (${answer})`)).toBe(values.every((value) => value <= 0))
}

/** A part for each way a value can lie, twice, and values that lie so. */
const SIDES: [string, [string, string], number[]][] = [
  ['any', ['anything', 'other'], [-2, -1, 0, 1, 2]],
  ['positive', ['positive', 'size'], [1, 2]],
  ['zero', ['0', 'nothing'], [0]],
  ['negative', ['(0 - positive)', '(0 - size)'], [-2, -1]],
]
const OPERATIONS: [string, (one: number, other: number) => number][] = [
  ['+', (one, other) => one + other],
  ['-', (one, other) => one - other],
  ['*', (one, other) => one * other],
  ['/', (one, other) => one / other],
]
const EXTREMES = [
  ['min', Math.min],
  ['max', Math.max],
] as const

for (const [name, [left], lefts] of SIDES) {
  describe(name, () => {
    for (const [otherName, [, right], rights] of SIDES) {
      const valuesOf = (combine: (one: number, other: number) => number) =>
        lefts.flatMap((one) => rights.map((other) => combine(one, other))).filter(Number.isFinite)
      test.each(OPERATIONS)(`%s ${otherName}`, (sign, combine) => {
        expectExact(`${left} ${sign} ${right}`, valuesOf(combine))
      })
      test.each(EXTREMES)(`%s ${otherName}`, (of, combine) => {
        expectExact(`${of}(${left}, ${right})`, valuesOf(combine))
      })
    }
    test.each([0, 1, 2, 3])('to the power of %s', (exponent) => {
      expectExact(
        `${left}^${exponent}`,
        lefts.map((value) => value ** exponent),
      )
    })
    test.each(['ceil', 'floor'])('%s', (of) => expectExact(`${of}(${left})`, lefts))
  })
}

test.each<[string, number[]]>([
  ['0.0', [0]],
  ['.0', [0]],
  ['.5', [0.5]],
  ['0.05', [0.05]],
  ['100.0', [100]],
  ['third', [1 / 3]],
  ['noThird', [0]],
  ['pick.share', [1, 2 / 7]],
  ['pick.maybe', [0, 3]],
  ['pick.none', [0]],
  ['half', [0, 1]],
  ['sqrt(anything)', [0, 1]],
  ['share', [-1, 3]],
  ['positive / cmPerM', [1]],
  ['sum(rooms.depth)', [-1, 0, 1]],
  ['sum(rooms.count)', [0, 1, 2]],
  ['sum(rooms.loss)', [0, -1, -2]],
  ['sum(rooms.gain)', [3, 4, 5]],
  ['sum(rooms.nought)', [0]],
])('%s', expectExact)

test('a result of a formula that does not exist is answered elsewhere', () => {
  const known = intervalsOf({ fields, constants, formulas: [] })
  expect(signDiagnostics(known, results)).toEqual([])
})
