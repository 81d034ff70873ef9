import { beforeEach, expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import {
  changeLine,
  checkQuotation,
  getBillFormState,
  storeLinkedLines,
  storeLinkedLinesWhereEmpty,
} from '../../src/bill/billFormState.ts'
import { get, getAll, setAll } from '../../src/state/store.ts'
import { calculatorAt, estimateOf } from '../export/support.ts'

const PAGE = 'concrete-mix-calculator'

beforeEach(() => setAll())

test('a price from a link is one of the pack that it was sent with, whatever was chosen here', () => {
  changeLine(PAGE, 'pack', 'sand', 'lorry-7')
  storeLinkedLines(PAGE, { 'price-sand': '2500' })
  expect(getBillFormState(PAGE).textsOf('sand')).toEqual({ price: '2500' })
})

test('a pack from a link comes without the price that was typed here for another', () => {
  changeLine(PAGE, 'price', 'sand', '2500')
  storeLinkedLines(PAGE, { 'pack-sand': 'lorry-7' })
  expect(getBillFormState(PAGE).textsOf('sand')).toEqual({ pack: 'lorry-7' })
})

test('a quoted number belongs to a material in a pack: another pack shows its own, or none', () => {
  checkQuotation(PAGE, true)
  changeLine(PAGE, 'quoted', 'sand', '30')
  changeLine(PAGE, 'pack', 'sand', 'lorry-10')
  expect(getBillFormState(PAGE).textsOf('sand')).toEqual({ pack: 'lorry-10' })
  changeLine(PAGE, 'quoted', 'sand', '3')
  expect(getBillFormState(PAGE).textsOf('sand')).toEqual({ pack: 'lorry-10', quoted: '3' })
  changeLine(PAGE, 'pack', 'sand', '')
  expect(getBillFormState(PAGE).textsOf('sand')).toEqual({ quoted: '30' })
})

test('a link brings the price of its own pack, and leaves those of others', () => {
  changeLine(PAGE, 'price', 'sand', '2500')
  storeLinkedLines(PAGE, { 'pack-sand': 'lorry-7', 'price-sand': '17000' })
  expect(getBillFormState(PAGE).textsOf('sand')).toEqual({ pack: 'lorry-7', price: '17000' })
  changeLine(PAGE, 'pack', 'sand', '')
  expect(getBillFormState(PAGE).textsOf('sand')).toEqual({ price: '2500' })
})

test('a link’s price for the first pack stays with it where a choice has led to another', () => {
  const concrete = calculatorAt(PAGE)
  const { amounts } = amountsOf(concrete, estimateOf(concrete, { area: '20', thickness: '10' }))
  const sand = amounts.find(({ material }) => material.id === 'sand')
  if (!sand) throw new Error('Concrete has no sand')
  const sold = { ...sand, packAtFirst: 'lorry-7' }
  storeLinkedLines(PAGE, { 'pack-sand': 'tonne', 'price-sand': '2500' })
  expect(getBillFormState(PAGE).textsOf('sand', sold)).toEqual({ pack: 'tonne', price: '2500' })
  changeLine(PAGE, 'price', 'sand', '2600', sold)
  expect(getBillFormState(PAGE).textsOf('sand', sold)).toEqual({ pack: 'tonne', price: '2600' })
  changeLine(PAGE, 'pack', 'sand', '', sold)
  changeLine(PAGE, 'price', 'sand', '17000', sold)
  expect(getBillFormState(PAGE).textsOf('sand', sold)).toEqual({ price: '17000' })
})

test('a link’s prices come at once where they replace nothing, and are handed back where they would', () => {
  changeLine(PAGE, 'price', 'cement', '750')
  changeLine(PAGE, 'price', 'sand', '2500')
  changeLine(PAGE, 'pack', 'ballast', 'lorry-7')
  changeLine(PAGE, 'price', 'ballast', '15000')
  changeLine(PAGE, 'pack', 'ballast', '')
  const texts = {
    'price-cement': '750',
    'price-tile': '60',
    'pack-sand': 'lorry-7',
    'pack-ballast': 'lorry-7',
    'price-ballast': '16000',
    'quoted-ballast': '2',
  }
  const { 'price-cement': _, 'price-tile': __, ...others } = texts
  expect(storeLinkedLinesWhereEmpty(PAGE, texts)).toEqual({ offered: others })
  expect(get('prices')).toEqual({
    'price-cement': '750',
    'price-sand': '2500',
    'price-ballast@lorry-7': '15000',
    'price-tile': '60',
  })
  expect(getBillFormState(PAGE).isChecking).toBe(false)
  expect(storeLinkedLinesWhereEmpty(PAGE, { 'price-cement': '750' }).offered).toBeUndefined()
})

test('lines that a link does not name stay as they are', () => {
  changeLine(PAGE, 'price', 'cement', '750')
  storeLinkedLines(PAGE, { 'price-sand': '2500', area: '20' })
  storeLinkedLines(PAGE, { area: '20' })
  expect(get('prices')).toEqual({ 'price-cement': '750', 'price-sand': '2500' })
  expect(getBillFormState(PAGE).isChecking).toBe(false)
})

test('the end of a quotation forgets its numbers for one page, and keeps prices', () => {
  changeLine(PAGE, 'price', 'sand', '2500')
  for (const page of [PAGE, 'list']) {
    checkQuotation(page, true)
    changeLine(page, 'quoted', 'sand', '3')
  }
  checkQuotation('list', false)
  expect(get('prices')).toEqual({ 'price-sand': '2500' })
  expect(getAll().quotations).toEqual({ [PAGE]: { 'quoted-sand': '3' } })
})

test('a visitor checks a quotation from before the first number is typed until after the last is deleted', () => {
  checkQuotation(PAGE, true)
  expect(getBillFormState(PAGE)).toMatchObject({ isChecking: true })
  changeLine(PAGE, 'quoted', 'sand', '3')
  changeLine(PAGE, 'quoted', 'sand', '')
  expect(getAll().quotations).toEqual({ [PAGE]: {} })
})
