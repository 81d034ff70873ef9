import { expect, test } from 'vitest'
import { billLine, billOf, type LineFormValues } from '../../schemas/bill/bill.ts'
import { billFormValues, quantitiesOnly, shopTextsOf } from '../../schemas/bill/billFormValues.ts'
import { isBillInput, lineFormValues, lineKeyOf } from '../../schemas/bill/inputNames.ts'
import { amount } from './amount.ts'

const line = (id: string, texts: LineFormValues, variant?: string) =>
  billLine(amount(id, 12, variant), texts)

test('The form values of a bill restore its lines, without empty texts and defaults', () => {
  const lines = [
    line('cement', { pack: 'bag', price: 'KSh 1,200/=', quoted: ' 12 ' }),
    line('sand', { pack: 'lorry-7', price: ' 1,500 ', quoted: '', holds: '5' }),
    line('tile', { pack: 'box', holds: '11' }, '30 × 30 cm'),
    line('steel', {}, '12 mm'),
  ]
  expect(Object.entries(billFormValues(lines))).toEqual([
    ['price-cement', '1,200'],
    ['quoted-cement', '12'],
    ['pack-sand', 'lorry-7'],
    ['price-sand', '1,500'],
    ['pack-tile 30 × 30 cm', 'box'],
    ['holds-tile 30 × 30 cm', '11'],
  ])
})

test('The form values of a bill omit a text that is not valid', () => {
  const lines = [line('cement', { price: 'dear', quoted: 'some' }), line('tile', { holds: '0' })]
  expect(billFormValues(lines)).toEqual({})
  const box = line('tile', { pack: 'box', holds: 'x' })
  expect(billFormValues([box])).toEqual({ 'pack-tile': 'box' })
})

test('A text beside a bill is known by its name, and the line that it belongs to', () => {
  expect(['price-cement', 'quoted-sand', 'holds-tile', 'pack-tile'].every(isBillInput)).toBe(true)
  expect(['area', 'price', 'my-price-cement'].some(isBillInput)).toBe(false)
  expect(lineKeyOf('price-steel 12 mm')).toBe('steel 12 mm')
  const texts = { 'price-sand': '5', 'pack-sand': 'lorry-7', 'price-cement': '7' }
  expect(Object.entries(lineFormValues(texts, 'sand'))).toEqual([
    ['pack', 'lorry-7'],
    ['price', '5'],
  ])
})

test('The quantities of a bill have neither prices nor a quotation', () => {
  const texts = { price: '9,000', quoted: '1' }
  const lines = [
    line('sand', { ...texts, pack: 'lorry', holds: '12' }),
    line('tile', { ...texts, pack: 'box', holds: '11' }, 'half-price-range'),
  ]
  expect(quantitiesOnly(billFormValues(lines))).toEqual({
    'pack-sand': 'lorry',
    'holds-sand': '12',
    'pack-tile half-price-range': 'box',
    'holds-tile half-price-range': '11',
  })
})

test('The prices of a shop are told by pack, without those that a person typed', () => {
  const texts: Record<string, LineFormValues> = {
    cement: { shop: '1200.50' },
    sand: { pack: 'lorry-7', shop: '9000' },
    block: { price: '90', shop: '80' },
    tile: { pack: 'box', holds: '11', shop: '500' },
    concreting: { shop: '700' },
  }
  const amounts = ['cement', 'sand', 'block', 'tile', 'ballast'].map((id) => amount(id, 12))
  const bill = billOf(amounts, (key) => texts[key] ?? {}, [amount('concreting', 2)])
  const ofShop = bill.lines.filter(({ isShopPrice }) => isShopPrice)
  expect(ofShop.map(({ key, price }) => `${key} ${price}`)).toEqual(['cement 1200.5', 'sand 9000'])
  expect(bill.lines.at(3)?.price).toBeUndefined()
  expect(shopTextsOf({ ...bill, shop: 'Njeri' })).toEqual({
    'shop-': 'Njeri',
    'shop-cement': '1,200.5',
    'shop-sand@lorry-7': '9,000',
    'shop-concreting': '700',
  })
  expect(shopTextsOf(bill)).toEqual({})
})
