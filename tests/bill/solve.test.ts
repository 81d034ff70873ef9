import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { type Bill, billOf } from '../../schemas/bill/bill.ts'
import { costOfAll, type Question, solve } from '../../schemas/bill/solve.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'
import { check } from '../support/checked.ts'
import { amount } from './amount.ts'

// 10 cm of gravel, with a bag of cement at 100 shillings for each cubic metre of it.
const cementOf = ({ values }: Estimate) => amount('cement', `${values.get('volume')?.toFraction()}`)
const gravel: Question = {
  calculator: check(valid),
  texts: { area: '10', depth: '10', stone: 'ballast' },
  field: 'area',
  stock: { packs: new Map(), budget: undefined },
  billOf: (estimate) => billOf([cementOf(estimate)], () => ({ price: '100' })),
  pause: () => Promise.resolve(),
}

const solveFor = (has: { bags?: number; budget?: number }, others: Partial<Question> = {}) =>
  solve({
    ...gravel,
    ...others,
    texts: { ...gravel.texts, ...others.texts },
    stock: {
      packs: new Map(has.bags === undefined ? [] : [['cement', new Fraction(has.bags)]]),
      budget: has.budget === undefined ? undefined : new Fraction(has.budget),
    },
  })

const area = (accepts: object) => check(changed(valid, { 'fields.area.accepts': accepts }))
const upTo300 = area({ exclusiveMinimum: '0', maximum: '300' })
const from15 = area({ minimum: '15' })
const whole = area({ exclusiveMinimum: '0', integer: true })
const inFeet = { depth: '1', 'depth.inches': '6', 'depth.unit': 'ft in' }
/** Up to two cubic metres have a line. */
const upToTwo: Question['billOf'] = (estimate) =>
  billOf(estimate.values.get('volume')?.gt(2) ? [] : [cementOf(estimate)], () => ({ price: '100' }))
/** Concreting at so much for each cubic metre. */
const withLabour =
  (price?: string): Question['billOf'] =>
  (estimate) =>
    billOf([cementOf(estimate)], (key) => ({ price: key === 'cement' ? '100' : price }), [
      amount('concreting', `${estimate.values.get('volume')?.toFraction()}`),
    ])

const nothing = { state: 'nothing' }
const unlimited = { state: 'unlimited' }
const found = (text: string, ...limits: unknown[]) => ({
  state: 'found',
  texts: { area: text },
  limits,
})
const bags = { line: 'cement' }
const aDepth = (depth: string, texts = inFeet) => ({ field: 'depth', texts: { ...texts, depth } })
const inMm = { ...inFeet, 'depth.inches': '', 'depth.unit': 'mm' }
const fewFrom15 = { calculator: from15, texts: { area: '99' } }

test.each<[string, Parameters<typeof solveFor>, object]>([
  ['three bags', [{ bags: 3 }], found('30.00', bags)],
  ['less than it takes now', [{ bags: 3 }, { texts: { area: '99' } }], found('30.00', bags)],
  ['exactly what it takes now', [{ bags: 1 }], found('10.00', bags)],
  ['250 shillings', [{ budget: 250 }], found('20.00', 'budget')],
  ['both gone at once', [{ bags: 2, budget: 200 }], found('20.00', bags, 'budget')],
  ['more than is accepted', [{ bags: 99 }, { calculator: upTo300 }], found('300.00')],
  ['nothing', [{ bags: 0 }], nothing],
  ['little for an area from 15', [{ bags: 3 }, fewFrom15], found('30.00', bags)],
  ['too little for an area from 15', [{ bags: 1 }, fewFrom15], nothing],
  ['bags for whole metres', [{ bags: 2.05 }, { calculator: whole }], found('20', bags)],
  ['bags for inches', [{ bags: 3 }, aDepth('1')], { texts: { 'depth.inches': '11.81' } }],
  ['bags for feet', [{ bags: 4 }, aDepth('1')], { texts: { depth: '1', 'depth.inches': '3.74' } }],
  ['bags for mm', [{ bags: 3 }, aDepth('20', inMm)], { texts: { depth: '300.00' } }],
  ['a small start', [{ bags: 1 }, { texts: { area: '0.01' } }], found('10.00', bags)],
  ['no limit', [{}], unlimited],
  ['bags for a million times as much', [{ bags: 1e6 }], found('10000000.00', bags)],
  ['bags for hundreds of millions times as much', [{ bags: 5e8 }], unlimited],
  ['more than a text can say', [{ bags: 2e10 }, { texts: { area: '90000000000' } }], unlimited],
  ['a line that ends at two cubic metres', [{ bags: 9 }, { billOf: upToTwo }], found('20.00')],
  [
    'money for labour too',
    [{ budget: 500 }, { billOf: withLabour('150') }],
    found('20.00', 'budget'),
  ],
  ['money and labour without a price', [{ budget: 500 }, { billOf: withLabour() }], nothing],
])('with %s the largest value is exact, and what runs out is named', async (_has, given, value) => {
  expect(await solveFor(...given)).toMatchObject(value)
})

test('there is no largest value of what is not accepted, or is no number', async () => {
  expect(await solveFor({ bags: 3 }, { texts: { area: 'x' } })).toBeUndefined()
  expect(await solveFor({ bags: 3 }, { field: 'stone' })).toBeUndefined()
})

test('materials and labour have a cost together once each line has a price', () => {
  const line = [amount('cement', 1)]
  const work = [amount('concreting', 1)]
  const costAt = (cement?: string, concreting?: string, labour = work) =>
    costOfAll(billWith({ cement, concreting }, labour))?.toFraction()
  const billWith = (prices: Record<string, string | undefined>, labour: typeof work): Bill =>
    billOf(line, (key) => ({ price: prices[key] }), labour)
  expect(costAt('100', undefined, [])).toBe('100')
  expect(costAt('100', '50')).toBe('150')
  expect(costAt('100')).toBeUndefined()
  expect(costAt(undefined, '50')).toBeUndefined()
})
