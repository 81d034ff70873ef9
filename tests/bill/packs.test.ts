import { expect, test } from 'vitest'
import { type Amount, amountsOf, mergeAmounts, packsOf } from '../../schemas/bill/amounts.ts'
import { billOf, type LineFormValues } from '../../schemas/bill/bill.ts'
import { askedFor } from '../../schemas/bill/billPhrases.ts'
import { lineFormValues } from '../../schemas/bill/inputNames.ts'
import { describePacks, describePacksAlone } from '../../schemas/bill/packs.ts'
import { describePacksBesideName } from '../../schemas/bill/packsBesideName.ts'
import { billSteps } from '../../schemas/bill/steps.ts'
import { sheetOf } from '../../schemas/review/reviewSheet.ts'
import { billForLink } from '../../src/permalink/billForLink.ts'
import { readLink, writeLink } from '../../src/permalink/estimateLink.ts'
import { valid } from '../rejected/valid.ts'
import { check, estimateOf } from '../support/checked.ts'
import { calculatorAt } from '../working/calculators.ts'
import { amount } from './amount.ts'

/** The words for a number of a material's first pack, alone, behind the material's name and in a line that begins with it. */
function packWords(id: string, packs: number): string[] {
  const some = amount(id, packs)
  const priced = {
    countedPack: some.material.packs[0],
    packCount: some.exact,
    packSize: undefined,
  }
  return [describePacks, describePacksBesideName, describePacksAlone].map((of) => of(some, priced))
}

test.each([
  ['cement', 2, 'bags of cement of 50 kg', 'bags of 50 kg', 'bags (50 kg)'],
  ['cement', 1, 'bag of cement of 50 kg', 'bag of 50 kg', 'bag (50 kg)'],
  ['sand', 2, 'tonnes of sand', 'tonnes', 'tonnes'],
  ['steel', 2, 'bars of steel of 12 m', 'bars of steel of 12 m', 'bars (12 m)'],
  ['concreting', 2, 'm³ of concreting', 'm³', 'm³'],
])(
  '%s: the words for %d packs do not repeat the material beside its name',
  (id, packs, ...words) => {
    expect(packWords(id, packs)).toEqual(words)
  },
)

const byStone = check({
  ...valid,
  materials: [
    {
      material: 'ballast',
      amount: 'volume',
      packs: { stone: { ballast: 'tonne', murram: 'lorry-7' } },
    },
  ],
})

const pathOf = (stone: string) => estimateOf(byStone, { area: '100', stone })

function lineOf(stone: string, texts: LineFormValues = {}) {
  const [line] = billOf(amountsOf(byStone, pathOf(stone)).amounts, () => texts).lines
  if (!line) throw new Error('The path takes stone')
  return line
}

test.each(['tonne', 'lorry-7', 'wheelbarrow'])(
  'a link gives the line again with its pack and price, whatever the choice decides: %s',
  (pack) => {
    for (const stone of ['ballast', 'murram']) {
      const bill = billOf(amountsOf(byStone, pathOf(stone)).amounts, () => ({ pack, price: '900' }))
      const link = readLink(byStone, writeLink(pathOf(stone), billForLink(bill)))
      const again = lineOf(stone, lineFormValues(link?.buying ?? {}, 'ballast'))
      expect(again.pack.id).toBe(pack)
      expect(again.formValues.price).toBe('900')
    }
  },
)

test('two estimates on a list are one line, in the pack of the first', () => {
  const amounts = ['murram', 'ballast'].flatMap(
    (stone) => amountsOf(byStone, pathOf(stone)).amounts,
  )
  const { lines } = billOf(mergeAmounts(amounts), () => ({}))
  expect(lines.map(({ pack, exact }) => [pack.id, exact.toFraction()])).toEqual([['lorry-7', '10']])
})

test('the review sheet says which pack each option leads to', () => {
  const items = sheetOf(byStone).sections.flatMap(({ items: own }) => own)
  const ballast = items.find(({ code }) => code?.startsWith('ballast ='))
  expect(ballast?.lines.slice(1, 3)).toEqual([
    'Sold in tonnes with “Ballast”, until a person chooses another.',
    'Sold in lorries of 7 tonnes with “Murram”, until a person chooses another.',
  ])
})

/** What a page buys first, here sheets or stones. */
function firstOf(slug: string, given: Record<string, string>): Amount {
  const calculator = calculatorAt(slug)
  const [first] = amountsOf(calculator, estimateOf(calculator, given)).amounts
  if (!first) throw new Error(`${slug} buys nothing`)
  return first
}

const twoRows = { roofLength: '10', roofWidth: '5.7', sheetLength: '2.85' }

test.each([
  ['piece', '28 roofing sheets', undefined],
  ['metre', '84.00 metres of 28 roofing sheets', '14 × 2 × 3 m = 84 m'],
  [
    'foot',
    '275.60 feet of 28 roofing sheets',
    '84 m; 84 m ÷ 0.3048 m/foot = 275.590…, rounded up to 275.60 feet',
  ],
])(
  'sheets are bought by the %s, of what all of them measure, and never shorter',
  (pack, asked, working) => {
    const calculator = calculatorAt('roofing-estimator')
    const estimate = estimateOf(calculator, twoRows)
    const { lines } = billOf(amountsOf(calculator, estimate).amounts, () => ({ pack }))
    expect(lines.map(askedFor)).toEqual([asked])
    const [step] = billSteps(calculator, estimate, lines)
    if (working !== undefined) expect(step?.visual).toContain(working)
  },
)

test('sheets of two lengths are two lines on a list, however near they are; of one length their metres are added', () => {
  const sheets = (sheetLength: string) => firstOf('roofing-estimator', { ...twoRows, sheetLength })
  const merged = mergeAmounts([sheets('3.048'), sheets('3.05'), sheets('3.048')])
  expect(merged.map(({ variant, length }) => [variant, length?.toString()])).toEqual([
    ['3.198 m', '179.088'],
    ['3.2 m', '89.6'],
  ])
})

test('stone is sold by the foot as well, and a hollow block by the piece alone', () => {
  const wall = (blockType: string) =>
    firstOf('block-brick-estimator', { wallLength: '6', wallHeight: '3', blockType })
  const packs = (one: Amount) => packsOf(one).map(({ id }) => id)
  expect(packs(wall('machine-cut-stone-150'))).toEqual(['piece', 'metre', 'foot'])
  expect(packs(wall('hollow-390-190'))).toEqual(['piece'])
  const { lines } = billOf([wall('hollow-390-190')], () => ({ pack: 'foot' }))
  expect(lines.map(({ pack }) => pack.id)).toEqual(['piece'])
})
