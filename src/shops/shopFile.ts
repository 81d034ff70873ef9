import { categoryNames } from '#language/categoryNames.ts'
import * as messages from '#messages/shops.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { readCsv } from '../export/csv.ts'
import { boxByText, type PriceBox, type PricedItem, pricedGroups, readPrice } from './boxes.ts'
import { readDay } from './day.ts'
import { phoneInWords, readPhone, SHOP_INPUTS } from './readForm.ts'
import { MOST_CHARACTERS } from './shopLink.ts'

/*
 * A shop's prices as a table that it can fill in with a spreadsheet. The first cell of a row says what the row
 * is, in every language: 'name', or the name of the price's text, as 'shop-sand@lorry-7'.
 */

const ROW = String.raw`(?:name|place|phone|date|shop-[^",;\t]+)`

/** As src/export/csv.ts keeps a spreadsheet from reading a formula. */
const QUOTED = /^'(?='*[=+\-@＝＋－＠])/

/** The texts that a file has for the form, by the names of its inputs. */
export interface ReadShopFile {
  values: FormValues
  /** How many prices are in it. */
  count: number
  /** How many rows this site does not know or cannot read. */
  leftOut: number
}

/** The rows of a shop's file: of all boxes, so that those without a price can be filled in. */
export function shopRows(values: FormValues): string[][] {
  const iso = readDay(values.date ?? '')
  const phone = readPhone(values.phone ?? '')
  const own: Record<string, string | undefined> = {
    ...values,
    ...(iso && { date: iso }),
    ...(phone && { phone: phoneInWords(phone) }),
  }
  return [
    ...SHOP_INPUTS.map((input) => [input, messages.fields[input], '', '', own[input] ?? '']),
    [
      messages.file.id,
      messages.columns.material,
      messages.file.size,
      messages.columns.pack,
      messages.columns.price,
    ],
    ...pricedGroups.flatMap(({ category, items }) => [
      ['', categoryNames[category], '', '', ''],
      ...items.flatMap((item) => item.boxes.map((box) => priceRow(item, box, values))),
    ]),
  ]
}

function priceRow({ name, size }: PricedItem, { text, input, pack }: PriceBox, values: FormValues) {
  return [text, name, size, pack, readPrice(values[input] ?? '') ?? '']
}

/**
 * Reads a shop's file, which may be a stranger's. No text makes it throw.
 *
 * @returns undefined where it has no row of such a file.
 */
export function readShopFile(text: string): ReadShopFile | undefined {
  if (text.length > MOST_CHARACTERS) return undefined
  const values = new Map<string, string>()
  let count = 0
  let leftOut = 0
  for (const row of readCsv(text.replace(/^\uFEFF/, ''), ROW)) {
    const [name = '', , , , value = ''] = row.map((cell) => cell.trim().replace(QUOTED, ''))
    if (SHOP_INPUTS.some((input) => input === name)) {
      if (value !== '' && !values.has(name)) values.set(name, value)
      continue
    }
    const box = boxByText.get(name)
    const price = readPrice(value)
    if (box && price !== undefined && !values.has(box.input)) {
      values.set(box.input, price)
      count += 1
    } else if (value !== '' && (name.startsWith('shop-') || price !== undefined)) leftOut += 1
  }
  if (values.size === 0) return undefined
  return { values: Object.fromEntries(values), count, leftOut }
}
