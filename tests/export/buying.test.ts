import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import { billOf, type LineFormValues } from '../../schemas/bill/bill.ts'
import { lineFormValues } from '../../schemas/bill/inputNames.ts'
import { billOnly, describeEstimate } from '../../src/export/document/exportDocument.ts'
import { shopMessageOf } from '../../src/export/message.ts'
import { pdfOf } from '../../src/export/pdf/pdf.ts'
import { reportOf } from '../../src/export/report.ts'
import { billForLink } from '../../src/permalink/billForLink.ts'
import { readLink, writeLink } from '../../src/permalink/estimateLink.ts'
import { readPdf } from '../support/readPdf.ts'
import { calculatorAt, calculators, DATE, estimateOf, ROOM, withoutPictures } from './support.ts'

const concrete = calculatorAt('concrete-mix-calculator')
const slab = estimateOf(concrete, { area: '20', thickness: '10', allowance: '0' })
const SLAB = 'area=20&thickness=10&mix=1%3A2%3A4&allowance=0'
const PRICED: Record<string, LineFormValues> = {
  cement: { price: '750', quoted: '15' },
  sand: { pack: 'wheelbarrow', price: '90.50', quoted: '14' },
}

function billWith(texts: Record<string, LineFormValues>) {
  return billOf(amountsOf(concrete, slab).amounts, (key) => texts[key] ?? {})
}

function documentWith(texts: Record<string, LineFormValues>) {
  return describeEstimate({
    calculator: concrete,
    estimate: slab,
    bill: billWith(texts),
    date: DATE,
    address: 'https://site.example/concrete-mix-calculator',
  })
}

describe('A link', () => {
  test('holds packs, prices and a quotation beside the inputs', () => {
    expect(writeLink(slab, billForLink(billWith(PRICED)))).toBe(
      `${SLAB}&price-cement=750&quoted-cement=15&pack-sand=wheelbarrow&price-sand=90.50&quoted-sand=14`,
    )
  })

  test('of before, without an allowance, has the one that the page has at first', () => {
    const link = readLink(concrete, 'area=20&thickness=10&mix=1%3A2%3A4')
    expect(link?.estimate.formValues.allowance).toBe('5')
    expect(readLink(concrete, `${SLAB}&allowance=5`)).toBeUndefined()
    expect(readLink(concrete, 'area=20&thickness=10')).toBeUndefined()
    expect(readLink(concrete, SLAB.replace('=0', '=101'))).toBeUndefined()
  })

  test('names a line by its material, and writes a price without what people write around it', () => {
    const tiles = calculatorAt('tile-estimator')
    const room = estimateOf(tiles, ROOM)
    const texts = { pack: 'box', holds: '12', price: 'KSh 1,450/=' }
    const bill = billOf(amountsOf(tiles, room).amounts, () => texts)
    const link = writeLink(room, billForLink(bill))
    expect(link.replace(/^.*wastage=10&/, '')).toBe(
      'pack-tile=box&holds-tile=12&price-tile=1%2C450',
    )
    expect(readLink(tiles, link)?.buying).toEqual({
      'pack-tile 30 × 30 cm': 'box',
      'holds-tile 30 × 30 cm': '12',
      'price-tile 30 × 30 cm': '1,450',
    })
  })

  test('leaves out what is not read', () => {
    const texts = {
      cement: { price: 'abc', quoted: '-1' },
      sand: { pack: 'donkey', holds: '3' },
    }
    expect(writeLink(slab, billForLink(billWith(texts)))).toBe(SLAB)
  })

  test.each([
    ['a price that is none', 'price-cement=free'],
    ['a price below zero', 'price-cement=-5'],
    ['no price', 'price-cement='],
    ['a price of what is not bought', 'price-paint=700'],
    ['a pack that is not sold', 'pack-sand=donkey'],
    ['the pack that is there anyway', 'pack-sand=tonne'],
    ['a content that nobody asks for', 'holds-cement=4'],
    ['a lorry without a load', 'pack-sand=lorry&holds-sand=0'],
    ['a price twice', 'price-cement=1&price-cement=1'],
    ['a quotation in words', 'quoted-cement=many'],
    ['markup', 'price-cement=<img src=x>'],
    ["a name of JavaScript's own", 'price-__proto__=1'],
  ])('with %s is not opened', (_, more) => {
    expect(readLink(concrete, `${SLAB}&${more}`)).toBeUndefined()
  })

  test('brings back what was chosen and typed, whatever it was', () => {
    const text = fc.oneof(
      fc.nat().map(String),
      fc.constantFrom(
        '',
        '1,200',
        '750.50',
        'abc',
        ' 7 ',
        '0',
        '12.345',
        'box',
        'tonne',
        'lorry-7',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    const texts = fc.record({ pack: text, holds: text, price: text, quoted: text })
    for (const calculator of calculators) {
      const [example] = Object.values(calculator.examples)
      const estimate = estimateOf(calculator, example?.given ?? {})
      const { amounts } = amountsOf(calculator, estimate)
      fc.assert(
        fc.property(texts, (typed) => {
          const bill = billOf(amounts, () => typed)
          const link = readLink(calculator, writeLink(estimate, billForLink(bill)))
          const again = billOf(amounts, (key) => lineFormValues(link?.buying ?? {}, key))
          const shown = ({ lines, total }: typeof bill) => [
            total?.toFraction(),
            ...lines.map(({ packCountFigure, packsDescription: words, difference }) => [
              packCountFigure,
              words,
              difference?.text,
            ]),
          ]
          expect(link).toBeDefined()
          expect(shown(again)).toEqual(shown(bill))
        }),
        { numRuns: 100 },
      )
    }
  })
})

test('The report opens at the bill as a table, whose figures a spreadsheet reads as numbers', () => {
  const { data } = Papa.parse<string[]>(reportOf(documentWith(PRICED)).slice(1))
  const table = data.slice(
    0,
    data.findIndex(([first]) => first === 'Part'),
  )
  expect(table).toEqual([
    ['Material', 'Quantity', 'Unit', 'Rate (KSh)', 'Amount (KSh)', 'Quoted', 'Difference'],
    ['Cement', '13', 'bags of 50 kg', '750', '9750.00', '15', '2'],
    ['Sand', '14', 'wheelbarrows', '90.50', '1267.00', '14', '0'],
    ['Ballast', '2.9', 'tonnes', '', '', '', ''],
    ['Total, without ballast', '', '', '', '11017.00'],
    [''],
  ])
  expect(data.find(([, , item]) => item === 'Quotation')?.[3]).toBe(
    '1 of 3 lines agrees, 1 differs, 1 is not compared. At these prices, the quotation is KSh 1,500.00 more',
  )
})

test('The bill only has the table, and nothing of how it came about', async () => {
  const whole = documentWith(PRICED)
  const report = reportOf(billOnly(whole))
  expect(report).toContain('"Cement","13","bags of 50 kg","750","9750.00","15","2"')
  expect(report).not.toMatch(/Input|Result|Working/)
  const pdf = await pdfOf(billOnly(whole))
  const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
  const lines = pages.flatMap((page) => page.lines)
  expect(lines).toEqual(expect.arrayContaining(['Cement', '13', 'bags of 50 kg', '9,750.00']))
  for (const text of ['Area', 'Results', 'Working']) expect(lines).not.toContain(text)
})

test('The message is what one would send to a shop, each line once', () => {
  const text = shopMessageOf(documentWith(PRICED), 'https://site.example/#link')
  expect(text).toBe(
    [
      'Concrete Mix Calculator, 30 November 2026',
      '',
      'Area: 20 m²; Thickness: 10 cm; Mix ratio: 1:2:4 (class 20); Extra concrete for what is spilled: 0%',
      '',
      'What to buy:',
      '13 bags of cement of 50 kg, KSh 9,750.00 at KSh 750; quoted: 2 bags more than the estimate',
      '14 wheelbarrows of sand, KSh 1,267.00 at KSh 90.50; quoted: the same',
      '2.9 tonnes of ballast',
      'Total, without ballast: KSh 11,017.00',
      '1 of 3 lines agrees, 1 differs, 1 is not compared. At these prices, the quotation is KSh 1,500.00 more.',
      '',
      'An estimate for planning. Check it before you buy.',
      'https://site.example/#link',
    ].join('\n'),
  )
})

test('The PDF has what to buy on its first page, with the sum', async () => {
  const pdf = await pdfOf(withoutPictures(documentWith(PRICED)))
  const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
  const lines = pages[0]?.lines ?? []
  expect(lines.slice(lines.indexOf('What to buy'), lines.indexOf('Job'))).toEqual([
    'What to buy',
    ...['Material', 'Quantity', 'Unit', 'Rate (KSh)', 'Amount (KSh)', 'Quoted', 'Difference'],
    ...['Cement', '13', 'bags of 50 kg', '750', '9,750.00', '15', '+2'],
    ...['Sand', '14', 'wheelbarrows', '90.50', '1,267.00', '14', '0'],
    ...['Ballast', '2.9', 'tonnes'],
    'Total, without ballast',
    '11,017.00',
    '1 of 3 lines agrees, 1 differs, 1 is not compared. At these prices, the quotation is KSh 1,500.00 more.',
  ])
})

test('A bar that is too long has no line, and paper says why', () => {
  const steel = calculatorAt('steel-weight-calculator')
  const estimate = estimateOf(steel, { length: '13' })
  const bill = billOf(amountsOf(steel, estimate).amounts, () => ({}))
  const content = describeEstimate({ calculator: steel, estimate, bill, date: DATE, address: '' })
  expect(shopMessageOf(content, '')).toContain(
    'What to buy:\n1 kg of binding wire\nBars are sold in lengths of 12 m. A longer one is lapped from two',
  )
})

test('A calculator without materials has no heading of what to buy, on paper or elsewhere', () => {
  const lorry = calculatorAt('lorry-check-calculator')
  const estimate = estimateOf(lorry, { bodyLength: '4.2', bodyWidth: '2.1', loadHeight: '0.5' })
  const bill = billOf(amountsOf(lorry, estimate).amounts, () => ({}))
  const address = 'https://site.example/lorry-check-calculator'
  const content = describeEstimate({ calculator: lorry, estimate, bill, date: DATE, address })
  expect(content.bill).toBeUndefined()
  expect(shopMessageOf(content, address)).not.toContain('What to buy')
})
