import { SHOP_NAME } from '../../schemas/bill/inputNames.ts'
import { formatShop, LINE_OF_LETTERS, MOST_LETTERS, parseShop } from '../../schemas/bill/shop.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { boxByText, readPrice } from './boxes.ts'
import { readDay, today } from './day.ts'

/** The inputs that say which shop it is. */
export const SHOP_INPUTS = ['name', 'place', 'phone', 'date'] as const
export type ShopInput = (typeof SHOP_INPUTS)[number]

/** The form as read: the texts of its link, or the inputs that keep it from one. */
export interface ReadForm {
  /** As links have them; undefined while an input is not accepted, or no price is there. */
  texts: FormValues | undefined
  /** The inputs whose text is not accepted; an empty one among them has to be filled in. */
  problems: readonly string[]
  /** How many prices are accepted. */
  count: number
}

/** Reads a Kenyan phone number, '0712 345 678', '+254 112 345 678', as '254712345678'; undefined for all else. */
export function readPhone(text: string): string | undefined {
  // A spreadsheet takes the nought away, and quotes a plus.
  const digits = /^'?(?:\+?254|0)?([17]\d{8})$/.exec(text.replace(/[\s().-]/g, ''))?.[1]
  return digits && `254${digits}`
}

/** '0712 345 678', of '254712345678'. */
export function phoneInWords(phone: string): string {
  return phone.replace(/^254(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3')
}

/** Reads the texts of the form by the names of its inputs. No text makes it throw. */
export function readForm(values: FormValues): ReadForm {
  const [name = '', place = '', phone = '', day = ''] = SHOP_INPUTS.map((input) =>
    (values[input] ?? '').trim(),
  )
  const date = readDay(day)
  const number = phone === '' ? '' : readPhone(phone)
  const isLine = (text: string) => text.length <= MOST_LETTERS && LINE_OF_LETTERS.test(text)
  const boxes = [...boxByText.values()].flatMap(({ input, text }) => {
    const typed = values[input]?.trim() ?? ''
    return typed === '' ? [] : [{ input, text, price: readPrice(typed) }]
  })
  const prices = boxes.flatMap(({ text, price }) => (price === undefined ? [] : [[text, price]]))
  const problems = [
    ...(name !== '' && isLine(name) ? [] : ['name']),
    ...(isLine(place) ? [] : ['place']),
    ...(number === undefined ? ['phone'] : []),
    ...(date !== undefined && date <= today() ? [] : ['date']),
    ...boxes.flatMap(({ input, price }) => (price === undefined ? [input] : [])),
  ]
  const shop = formatShop({ name, place, phone: number ?? '', date: date ?? '' })
  const isWhole = problems.length === 0 && prices.length > 0 && parseShop(shop) !== undefined
  return {
    texts: isWhole ? { [SHOP_NAME]: shop, ...Object.fromEntries(prices) } : undefined,
    problems,
    count: prices.length,
  }
}
