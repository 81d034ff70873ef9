import { beforeEach, expect, test } from 'vitest'
import {
  changeLine,
  check,
  forgetQuotation,
  shopNow,
  shopTexts,
  takeFromLink,
} from '../../src/buy/shop.ts'
import { keepOnly } from '../../src/tab/kept.ts'

const PAGE = 'concrete-mix-calculator'

beforeEach(() => keepOnly({}))

test('a price from a link is one of the pack that it was sent with, whatever was chosen here', () => {
  changeLine(PAGE, 'pack', 'sand', 'lorry-7')
  takeFromLink(PAGE, { 'price-sand': '2500' })
  expect(shopNow(PAGE).textsOf('sand')).toEqual({ price: '2500' })
})

test('a pack from a link comes without the price that was typed here for another', () => {
  changeLine(PAGE, 'price', 'sand', '2500')
  takeFromLink(PAGE, { 'pack-sand': 'lorry-7' })
  expect(shopNow(PAGE).textsOf('sand')).toEqual({ pack: 'lorry-7' })
})

test('lines that a link says nothing of stay as they are', () => {
  changeLine(PAGE, 'price', 'cement', '750')
  takeFromLink(PAGE, { 'price-sand': '2500', area: '20' })
  takeFromLink(PAGE, { area: '20' })
  expect(shopTexts(PAGE)).toEqual({ 'price-cement': '750', 'price-sand': '2500' })
})

test('a quotation from a link is checked on its page, and on no other', () => {
  takeFromLink(PAGE, { 'quoted-sand': '3' })
  expect(shopNow(PAGE).isChecking).toBe(true)
  expect(shopNow(PAGE).textsOf('sand')).toEqual({ quoted: '3' })
  expect(shopNow('list').isChecking).toBe(false)
})

test('what a quotation counted is forgotten for one page; prices stay', () => {
  changeLine(PAGE, 'price', 'sand', '2500')
  for (const page of [PAGE, 'list']) {
    check(page, true)
    changeLine(page, 'quoted', 'sand', '3')
  }
  forgetQuotation('list')
  expect(shopTexts('list')).toEqual({ 'price-sand': '2500' })
  expect(shopTexts(PAGE)).toEqual({ 'price-sand': '2500', 'quoted-sand': '3' })
})
