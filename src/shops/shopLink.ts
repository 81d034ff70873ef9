import { isShopText, SHOP_NAME } from '../../schemas/bill/inputNames.ts'
import { parseShop } from '../../schemas/bill/shop.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { isPacked, packFragment } from '../permalink/packedLink.ts'
import { decompressFragment } from '../permalink/unpackLink.ts'
import { boxByText, readPrice } from './boxes.ts'

/** A file or a link of more characters is none of a shop. */
export const MOST_CHARACTERS = 100_000

/** A shop and its prices from a link, as the tab's store has them. */
export interface LinkedShop {
  texts: FormValues
  /** How many prices this site does not know or cannot read. */
  leftOut: number
}

/**
 * Writes the fragment of a shop's link, without its '#': 'shop-=2026-07-03|…&shop-cement=750', or packed.
 *
 * @throws CodeUnavailable as `packFragment` does.
 */
export async function writeShopLink(texts: FormValues): Promise<string> {
  const { [SHOP_NAME]: shop = '', ...prices } = texts
  const packed = await packFragment(
    new URLSearchParams({ [SHOP_NAME]: shop, ...prices }).toString(),
  )
  return isPacked(packed) ? SHOP_NAME + packed : packed
}

/**
 * Reads the fragment of a shop's link. It is a stranger's: what this site would not have written is left out
 * and counted. No text makes it throw.
 *
 * @returns undefined where it does not say well whose prices they are, or has none.
 */
export function readShopLink(fragment: string): LinkedShop | undefined {
  const bare = fragment.slice(SHOP_NAME.length)
  const text = isPacked(bare) ? decompressFragment(bare) : fragment
  if (text.length > MOST_CHARACTERS) return undefined
  const [[first = '', shop = ''] = [], ...others] = [...new URLSearchParams(text)]
  if (first !== SHOP_NAME || !parseShop(shop)) return undefined
  return readPrices(shop, others, (name) => boxByText.has(name))
}

/**
 * Reads the prices of a shop among the texts of an estimate's or a list's link. There each is of one size, also
 * of a material that the shop has one price for.
 */
export function linkedShop(texts: FormValues): LinkedShop | undefined {
  const { [SHOP_NAME]: shop, ...others } = texts
  if (shop === undefined || !parseShop(shop)) return undefined
  const ofShop = Object.entries(others).filter(([name]) => isShopText(name))
  const ofAnySize = (name: string) => name.replace(/ [^@]*/, '')
  return readPrices(shop, ofShop, (name) => boxByText.has(name) || boxByText.has(ofAnySize(name)))
}

function readPrices(
  shop: string,
  named: readonly (readonly [name: string, typed: string])[],
  isKnown: (name: string) => boolean,
): LinkedShop | undefined {
  const prices = new Map<string, string>()
  let leftOut = 0
  for (const [name, typed] of named) {
    const price = readPrice(typed)
    if (price === undefined || !isKnown(name) || prices.has(name)) leftOut += 1
    else prices.set(name, price)
  }
  if (prices.size === 0) return undefined
  return { texts: { [SHOP_NAME]: shop, ...Object.fromEntries(prices) }, leftOut }
}
