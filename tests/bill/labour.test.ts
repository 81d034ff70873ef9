import { expect, test } from 'vitest'
import type { Amount } from '../../schemas/bill/amounts.ts'
import {
  allLines,
  billOf,
  hasCentsIn,
  type LineFormValues,
  sumWithLabour,
  totalOf,
} from '../../schemas/bill/bill.ts'
import { notPriced, withoutPrice } from '../../schemas/bill/billPhrases.ts'
import { formatMoney, type Money } from '../../schemas/bill/money.ts'

import { amount } from './amount.ts'

const CEMENT = [amount('cement', '7.2')]
const WORK = ['concreting', 'excavation', 'formwork', 'walling'].map((id) => amount(id, '1.204'))

/** A bill of cement and some work, at these prices. */
const bill = (labour: readonly Amount[], prices: Record<string, string> = {}) =>
  billOf(CEMENT, (key): LineFormValues => ({ price: prices[key] }), labour)

const formatted = (money: Money | undefined) => money && formatMoney(money)

test('without labour there is no bill of it, empty or not', () => {
  const alone = bill([], { cement: '750' })
  expect(alone.labour).toBeUndefined()
  expect(sumWithLabour(alone)).toBeUndefined()
  expect(allLines(alone).map(({ key }) => key)).toEqual(['cement'])
  expect(hasCentsIn(alone)).toBe(false)
  expect([alone.priced, notPriced(alone)]).toEqual([[], ''])
})

test('materials and labour are summed once both have a price, and the sum says if a price is missing', () => {
  const [concreting, excavation] = WORK
  if (!concreting || !excavation) throw new Error('There is no work')
  const one = bill([concreting], { cement: '750', concreting: '1,500' })
  expect(formatted(totalOf(one))).toBe('KSh 6,000')
  expect(formatted(one.labour && totalOf(one.labour))).toBe('KSh 1,800')
  const sum = sumWithLabour(one)
  expect([sum?.label, formatted(sum?.total)]).toEqual(['Materials and labour', 'KSh 7,800'])
  const part = bill([concreting, excavation], { cement: '750', concreting: '1,500.25' })
  const partSum = sumWithLabour(part)
  expect([partSum?.label, formatted(partSum?.total)]).toEqual([
    'Materials and labour, as far as they have a price',
    'KSh 7,800.30',
  ])
  expect(sumWithLabour(bill([concreting], { cement: '750' }))).toBeUndefined()
  expect(sumWithLabour(bill([concreting], { concreting: '1,500' }))).toBeUndefined()
})

test('up to three lines without a price are named, more are counted: materials as such, and work as such', () => {
  const three = bill(WORK.slice(0, 3)).labour
  expect(three && withoutPrice(three)).toBe('concreting, excavation and formwork')
  const four = bill(WORK).labour
  expect(four && withoutPrice(four)).toBe('4 of 4 kinds of work')
  const ids = ['cement', 'sand', 'ballast', 'block', 'tile']
  const bought = billOf(
    ids.map((id) => amount(id, '1')),
    (key): LineFormValues => ({ price: key === 'sand' ? '2,500' : '' }),
  )
  expect(withoutPrice(bought)).toBe('4 of 5 materials')
})
