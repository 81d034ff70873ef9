import * as messages from '#messages/shopPrices.ts'
import type { Bill } from '../../schemas/bill/bill.ts'
import { inList, nameInSentence } from '../../schemas/bill/billPhrases.ts'
import { parseShop, type Shop } from '../../schemas/bill/shop.ts'
import { say } from '../../schemas/messages/message.ts'
import { dayInWords } from './day.ts'

/** 'Njeri Hardware, Thika', with the day of its prices in words. */
export function shopInWords(shop: Shop): { shop: string; date: string } {
  const { name, place, date } = shop
  return {
    shop: place.trim() === '' ? name : say(messages.shopAt, { name, place }),
    date: dayInWords(date),
  }
}

/** The lines of a bill whose price a person typed: 'cement and sand'; empty for none. */
export function ownPricesIn(bill: Bill): string {
  return inList(
    bill.lines.filter(({ cost, isShopPrice }) => cost && !isShopPrice).map(nameInSentence),
  )
}

/** Whose the prices of a bill are, for paper and files; empty where a person typed all of them. */
export function pricesOnPaper(bill: Bill): string {
  const shop = parseShop(bill.shop)
  if (!shop) return ''
  const of = say(messages.pricesOf, shopInWords(shop))
  const materials = ownPricesIn(bill)
  return materials === '' ? `${of}.` : `${of}. ${say(messages.ownOnPaper, { materials })}.`
}

/** The question whether the prices of a shop take the place of those of another. */
export function takenInWords(offered: string | undefined, inUse: string | undefined): string {
  const [shop, other] = [parseShop(offered), parseShop(inUse)]
  if (!shop) return ''
  const of = `${say(messages.pricesOf, shopInWords(shop))}.`
  return other ? `${of} ${say(messages.replaces, shopInWords(other))}` : of
}
