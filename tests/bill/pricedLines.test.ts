import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { billOf, sumWithLabour, totalOf, totalWithLabour } from '../../schemas/bill/bill.ts'
import { notPriced } from '../../schemas/bill/billPhrases.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import { pricedLinesOf } from '../../schemas/bill/pricedLines.ts'
import { fallbackText } from '../../schemas/estimate/fallbacks.ts'
import { inputRows } from '../../schemas/estimate/inputRows.ts'
import { readLink, writeLink, writeLinkWithoutPrices } from '../../src/permalink/estimateLink.ts'
import { estimateOf } from '../support/checked.ts'
import { SEED } from '../support/depth.ts'
import { calculatorAt } from '../working/calculators.ts'
import { amount } from './amount.ts'

const rooms = calculatorAt('test-rental-rooms-estimator')
const rent = (priced: Record<string, string>) =>
  estimateOf(rooms, { rooms: [{ length: '3', width: '3' }], ...priced })
const billWith = (priced: Record<string, string>, prices: Record<string, string>) =>
  billOf(
    [amount('cement', '7.2')],
    (key) => ({ price: prices[key] }),
    [amount('concreting', '2')],
    pricedLinesOf(rooms, rent(priced)),
  )

test('what a person prices is in the total, and per cent are of all else with its labour', () => {
  const shillings = fc.integer({ min: 0, max: 10 ** 7 })
  fc.assert(
    fc.property(
      shillings,
      shillings,
      shillings,
      fc.integer({ max: 40 }),
      (bag, work, gates, part) => {
        const share = Math.abs(part)
        const bill = billWith(
          { gates: `${gates}`, reserve: `${share}` },
          { cement: `${bag}`, concreting: `${work}` },
        )
        const others = new Fraction(8 * bag + gates)
        const reserve = others
          .add(2 * work)
          .mul(share)
          .div(100)
          .round(2)
        expect(bill.total?.toFraction()).toBe(others.add(reserve).toFraction())
        expect(totalWithLabour(bill)?.toFraction()).toBe(
          others
            .add(reserve)
            .add(2 * work)
            .toFraction(),
        )
      },
    ),
    { seed: SEED },
  )
})

test('without an amount a line is named, and with what is no price it has none', () => {
  const bill = billWith({ gates: 'many' }, {})
  expect(billWith({ reserve: '7.5' }, {}).priced.map(({ label }) => label)).toEqual([
    'Gates',
    'Reserve, 7.5%',
  ])
  const estimate = rent({ gates: 'many' })
  const { gates } = rooms.fields
  if (gates?.kind !== 'number' || !estimate.inputs.gates) throw new Error('Gates have a price')
  expect(fallbackText(gates, estimate.inputs.gates)).toBe(
    'Gates: not a number, at least 0, so it has no price.',
  )
  const labels = inputRows(rooms, rent({ gates: '5' })).map(({ label }) => label)
  expect(labels.filter((label) => /Gates|Wall height/.test(label))).toEqual(['Wall height'])
  const sum = sumWithLabour(billWith({ gates: '90' }, { cement: '750', concreting: '100' }))
  expect(sum?.label).toBe('All together, as far as it has a price')
  expect([bill.total, notPriced(bill)]).toEqual([undefined, 'Not priced: Gates and Reserve.'])
  const priced = billWith({ gates: '1,500.50' }, {})
  const total = totalOf(priced)
  expect([total && formatMoney(total), notPriced(priced)]).toEqual([
    'KSh 1,500.50',
    'Not priced: Reserve.',
  ])
})

test('a link holds what a person priced, and a link without prices holds none of it', () => {
  const estimate = rent({ gates: '15000', reserve: 'x' })
  const link = writeLink(estimate)
  expect(readLink(rooms, link)?.typed).toMatchObject({ gates: '15000' })
  expect(link).not.toContain('reserve')
  const bare = writeLinkWithoutPrices(rooms, estimate)
  expect(bare).not.toContain('gates')
  expect(readLink(rooms, bare)?.estimate.rows).toEqual(estimate.rows)
})
