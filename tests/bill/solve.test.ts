import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { billOf } from '../../schemas/bill/bill.ts'
import { solve } from '../../schemas/bill/solve.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'
import { check } from '../support/checked.ts'
import { amount } from './amount.ts'

// 10 cm of gravel, with a bag of cement at 100 shillings for each cubic metre of it.
const upTo300 = { exclusiveMinimum: '0', maximum: '300' }
const limited = check(changed(valid, { 'fields.area.accepts': upTo300 }))
const asked = (bags?: number, budget?: number, texts = {}, field = 'area', of = check(valid)) =>
  solve({
    calculator: of,
    texts: { area: '10', depth: '10', stone: 'ballast', ...texts },
    field,
    stock: {
      packs: new Map(bags === undefined ? [] : [['cement', new Fraction(bags)]]),
      budget: budget === undefined ? undefined : new Fraction(budget),
    },
    billOf: ({ values }) =>
      billOf([amount('cement', `${values.get('volume')?.toFraction()}`)], () => ({ price: '100' })),
    pause: () => Promise.resolve(),
  })

const found = (area: string, ...limits: unknown[]) => ({ state: 'found', texts: { area }, limits })
const bags = { line: 'cement' }

test.each<[string, Parameters<typeof asked>, object]>([
  ['three bags', [3], found('30.00', bags)],
  ['less than the present value takes', [3, undefined, { area: '99' }], found('30.00', bags)],
  ['250 shillings', [undefined, 250], found('20.00', 'budget')],
  ['bags and money that run out at once', [2, 200], found('20.00', bags, 'budget')],
  ['more than is accepted', [99, 9999, {}, 'area', limited], found('300.00')],
  ['nothing', [0], { state: 'nothing' }],
  ['no limit', [], { state: 'unlimited' }],
])(
  'with %s the largest area is exact, and what runs out is named',
  async (_has, given, largest) => {
    expect(await asked(...given)).toMatchObject(largest)
  },
)

test('there is no largest value of what is not accepted, or is no number', async () => {
  expect(await asked(3, undefined, { area: 'x' })).toBeUndefined()
  expect(await asked(3, undefined, {}, 'stone')).toBeUndefined()
})
