import { describe, expect, test } from 'vitest'
import { billLine, billOf, type LineFormValues } from '../../schemas/bill/bill.ts'
import { quotationVerdict } from '../../schemas/bill/quotationVerdict.ts'
import { amount } from './amount.ts'

/** A bill of some amounts, or of 12 of each material, with what a person typed beside its lines. */
const bill = (
  texts: Readonly<Record<string, LineFormValues>>,
  amounts = Object.keys(texts).map((id) => amount(id, 12)),
) => billOf(amounts, (key) => texts[key] ?? {})

describe('A quotation is compared in words', () => {
  test.each([
    ['cement', '11.1', '15', '3 bags more than the estimate', 1],
    ['cement', '11.1', '12', 'the same', 0],
    ['cement', '11.1', '10', '2 bags fewer', -1],
    ['cement', '11.1', '11', '1 bag fewer', -1],
    ['cement', '11.1', '0', '12 bags fewer', -1],
    ['sand', '0.88', '3.5', '2 tonnes more than the estimate', 1],
    ['sand', '0.88', '1', '0.5 tonnes fewer', -1],
    ['block', 1176, '2,400', '1,224 blocks more than the estimate', 1],
  ])('%s: %s against %s', (id, exact, quoted, text, sign) => {
    expect(billLine(amount(id, exact), { quoted }).difference).toMatchObject({ sign, text })
  })

  test.each(['', 'abc', '-3', '12 bags', '∞'])('%j is not compared', (quoted) => {
    expect(billLine(amount('cement', 12), { quoted }).difference).toBeUndefined()
  })

  test('A quotation of nothing is compared; one that is not read says so', () => {
    expect(billLine(amount('cement', 12), { quoted: '0' }).difference?.text).toBe('12 bags fewer')
    expect(billLine(amount('cement', 12), { quoted: 'abc' }).invalidInputs).toEqual(['quoted'])
  })

  const amounts = [amount('cement', 12), amount('sand', 1), amount('block', 20)]
  test.each<[string, string, string, string | undefined]>([
    ['12', '1.6', '20', '3 of 3 lines agree'],
    ['12', '3.6', '20', '2 of 3 lines agree, 1 differs'],
    ['10', '1.6', '25', '1 of 3 lines agrees, 2 differ'],
    ['12', '', '', '1 of 3 lines agrees, 2 are not compared'],
    ['', '', 'abc', undefined],
  ])('%s bags, %s tonnes, %s blocks: one sentence in all', (cement, sand, block, words) => {
    const texts = { cement: { quoted: cement }, sand: { quoted: sand }, block: { quoted: block } }
    expect(quotationVerdict(bill(texts, amounts))?.sentence).toBe(words)
  })

  test('in shillings too as far as the lines have a price', () => {
    const texts = {
      cement: { quoted: '15', price: '750' },
      sand: { quoted: '1.5', price: '2,501' },
      block: { quoted: '25' },
    }
    const compared = bill(texts, amounts)
    expect(compared.lines.map(({ difference }) => difference?.beside)).toEqual([
      'Over 3',
      'Short 0.1',
      'Over 5',
    ])
    expect(quotationVerdict(compared)).toMatchObject({
      lines: '0 of 3 lines agree, 3 differ',
      cost: 'KSh 1,999.90 more than the estimate, in the lines with a price',
    })
    expect(quotationVerdict(compared)?.sentence).toBe(
      '0 of 3 lines agree, 3 differ. At these prices, in the lines that have one, the quotation is KSh 1,999.90 more',
    )
    const alike = { cement: { quoted: '12', price: '750' }, sand: { quoted: '3.6', price: '2000' } }
    expect(quotationVerdict(bill(alike, amounts.slice(0, 2)))?.sentence).toBe(
      '1 of 2 lines agrees, 1 differs. At these prices, the quotation is KSh 4,000 more',
    )
  })
})

describe('The sentence about the sum of a quotation', () => {
  test('is in the singular for a bill of one line', () => {
    expect(quotationVerdict(bill({ cement: { quoted: '12' } }))?.sentence).toBe(
      '1 of 1 line agrees',
    )
    expect(quotationVerdict(bill({ cement: { quoted: '13' } }))?.sentence).toBe(
      '0 of 1 line agrees, 1 differs',
    )
  })

  test('says that more of one and less of another may cost the same', () => {
    const even = bill({
      cement: { quoted: '11', price: '100' },
      tile: { quoted: '13', price: '100' },
    })
    expect(quotationVerdict(even)?.cost).toBe('The same in shillings')
    expect(quotationVerdict(even)?.sentence).toBe(
      '0 of 2 lines agree, 2 differ. At these prices, the quotation is the same in shillings',
    )
    const rest = bill({
      cement: { quoted: '10', price: '100' },
      tile: { quoted: '13', price: '100' },
      block: { quoted: '1' },
    })
    expect(quotationVerdict(rest)?.sentence).toBe(
      '0 of 3 lines agree, 3 differ. At these prices, in the lines that have one, the quotation is KSh 100 less',
    )
  })
})

test('the price of a pack that is no longer sold is forgotten; what was quoted is compared', () => {
  const cement = amount('cement', 12)
  const line = billLine(cement, { pack: 'sack', price: '900', quoted: '15' })
  expect(line.price).toBeUndefined()
  expect(line.cost).toBeUndefined()
  expect(line.difference?.text).toBe('3 bags more than the estimate')
  expect(billLine(cement, { pack: 'bag', price: '900' }).cost?.toFraction()).toBe('10800')
})
