import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import type { Amount } from '../../schemas/bill/amounts.ts'
import {
  type Bill,
  billLine,
  billOf,
  costOf,
  type LineFormValues,
  totalOf,
} from '../../schemas/bill/bill.ts'
import { askedFor, lineName, withoutPrice } from '../../schemas/bill/billPhrases.ts'
import { formatMoney, type Money, parsePrice } from '../../schemas/bill/money.ts'
import { quotationVerdict } from '../../schemas/bill/quotationVerdict.ts'
import { runsAtDepth } from '../support/depth.ts'
import { amount } from './amount.ts'
import { NOT_PRICES, PRICES } from './prices.ts'

const line = (id: string, exact: string | number, texts: LineFormValues = {}) =>
  billLine(amount(id, exact), texts)
const bill = (amounts: Amount[], texts: Record<string, LineFormValues> = {}): Bill =>
  billOf(amounts, (key) => texts[key] ?? {})

describe('A line asks for a material in the words of the shop', () => {
  test.each<[string, string | number, LineFormValues, string]>([
    ['cement', '11.1', {}, '12 bags of cement of 50 kg'],
    ['cement', 1, {}, '1 bag of cement of 50 kg'],
    ['cement', 1250, {}, '1,250 bags of cement of 50 kg'],
    ['sand', '0.88', {}, '1.5 tonnes of sand'],
    ['sand', '0.88', { pack: 'wheelbarrow' }, '14 wheelbarrows of sand'],
    ['sand', '4.375', { pack: 'lorry-7' }, '1 lorry of 7 tonnes of sand'],
    ['sand', '4.38', { pack: 'lorry-7' }, '2 lorries of 7 tonnes of sand'],
    ['dust', '2.16', { pack: 'lorry', holds: '12' }, '1 lorry of 12 tonnes of quarry dust'],
    ['dust', '21.6', { pack: 'lorry', holds: '12.5' }, '3 lorries of 12.5 tonnes of quarry dust'],
    ['sand', '1', { pack: 'lorry', holds: '1' }, '2 lorries of 1 tonne of sand'],
    ['hardcore', '3.45', {}, '5.9 tonnes of hardcore'],
    ['block', 176, {}, '176 blocks'],
    ['paint', 7, {}, '2 tins of 4 litres of paint'],
    ['paint', 7, { pack: 'tin-1' }, '7 tins of 1 litre of paint'],
    ['tile', 110, { pack: 'box', holds: '11' }, '10 boxes of 11 for 110 tiles'],
    ['tile', 111, { pack: 'box', holds: '11' }, '11 boxes of 11 for 111 tiles'],
    ['tile', 37, { pack: 'box', holds: '4' }, '10 boxes of 4 for 37 tiles'],
    ['tile', 1, { pack: 'box', holds: '4' }, '1 box of 4 for 1 tile'],
    ['steel', 4, {}, '4 bars of steel of 12 m'],
    ['sand', 0, {}, '0.0 tonnes of sand'],
    ['sand', 1, { pack: 'donkey' }, '1.6 tonnes of sand'],
  ])('%s, %s of it', (id, exact, texts, words) => {
    expect(askedFor(line(id, exact, texts))).toBe(words)
  })

  test('A variant is part of the name', () => {
    expect(lineName(amount('steel', 4, '12 mm'))).toBe('Steel bars, 12 mm')
    expect(lineName(amount('dust', 4))).toBe('Quarry dust')
  })
})

describe('The visitor types the size of a box; until then the line counts tiles by the piece', () => {
  test.each([undefined, '', '0', '-4', '5.5', 'abc', 'NaN'])('%s', (holds) => {
    const box = line('tile', 110, { pack: 'box', holds, price: '900', quoted: '10' })
    expect(askedFor(box)).toBe('110 tiles')
    expect(box.cost).toBeUndefined()
    expect(box.difference).toBeUndefined()
    expect(box.invalidInputs).toEqual(holds ? ['holds'] : [])
  })
})

describe('A price is read as people type it', () => {
  test.each(PRICES)('%s', (typed, value) => {
    expect(parsePrice(typed)?.toFraction()).toBe(new Fraction(value).toFraction())
  })

  test.each(['KSh', ''])('a text of 100,000 spaces after "%s" is no price', (before) => {
    expect(parsePrice(`${before}${' '.repeat(100_000)}a\nb`)).toBeUndefined()
  })

  test.each(NOT_PRICES)('%j is no price: the line has no cost, and it says so', (typed) => {
    const { cost, invalidInputs: unread } = line('cement', 12, { price: typed })
    expect(cost).toBeUndefined()
    expect(unread).toEqual(typed.trim() === '' ? [] : ['price'])
  })
})

const formatted = (money: Money | undefined) => money && formatMoney(money)

describe('A cost is exact to the cent, and shows cents only if there are some', () => {
  const priced = (cement: string, sand: string) =>
    bill([amount('cement', '11.1'), amount('sand', '0.88')], {
      cement: { price: cement },
      sand: { price: sand },
    })
  test.each([
    ['750', '2,500', 'KSh 9,000', 'KSh 3,750', 'KSh 12,750'],
    ['750.50', '2,500', 'KSh 9,006.00', 'KSh 3,750.00', 'KSh 12,756.00'],
    ['750', '', 'KSh 9,000', undefined, 'KSh 9,000'],
    ['', 'abc', undefined, undefined, undefined],
    ['0', '', 'KSh 0', undefined, 'KSh 0'],
    ['750', '2,505', 'KSh 9,000.00', 'KSh 3,757.50', 'KSh 12,757.50'],
    [
      '999999999999999',
      '0.01',
      'KSh 11,999,999,999,999,988.00',
      'KSh 0.02',
      'KSh 11,999,999,999,999,988.02',
    ],
  ])('cement at %s, sand at %s', (cement, sand, first, second, total) => {
    const both = priced(cement, sand)
    expect(both.lines.map((one) => formatted(costOf(one, both)))).toEqual([first, second])
    expect(formatted(totalOf(both))).toBe(total)
  })

  test('A total says what it is without', () => {
    expect(withoutPrice(priced('750', ''))).toBe('sand')
    expect(withoutPrice(priced('', ''))).toBe('cement and sand')
    expect(withoutPrice(priced('1', '1'))).toBe('')
    const others = [amount('cement', 1), amount('sand', 1), amount('steel', 4, '12 mm')]
    expect(withoutPrice(bill(others))).toBe('cement, sand and steel bars (12 mm)')
  })

  test('Whatever is typed, nothing throws, nothing shows NaN, and a total is the sum of its lines', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-KSh/= ') }),
      fc.double().map(String),
      fc.nat().map(String),
      fc.constantFrom('1,200', '750.50', '', 'abc', '-5', '999999999999999', 'Infinity'),
    )
    const texts = fc.record({ pack: typed, holds: typed, price: typed, quoted: typed })
    fc.assert(
      fc.property(texts, texts, fc.integer({ min: 0, max: 10_000 }), (one, other, hundredths) => {
        const both = bill([amount('tile', hundredths), amount('sand', `${hundredths}/97`)], {
          tile: { ...one, pack: 'box' },
          sand: other,
        })
        const said = [
          ...both.lines.flatMap((row) => [
            askedFor(row),
            formatted(costOf(row, both)),
            row.difference?.text,
          ]),
          formatted(totalOf(both)),
          quotationVerdict(both)?.sentence,
          withoutPrice(both),
        ].join()
        expect(said).not.toMatch(/NaN|undefined|Infinity|null/)
        const sum = both.lines.reduce((all, { cost }) => all.add(cost ?? 0), new Fraction(0))
        expect(sum.equals(both.total ?? 0)).toBe(true)
        expect(100n % sum.d).toBe(0n)
      }),
      { numRuns: runsAtDepth(500) },
    )
  })
})
