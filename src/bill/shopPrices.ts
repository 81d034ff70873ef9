import { isShopText, SHOP_NAME } from '../../schemas/bill/inputNames.ts'
import { parsePrice } from '../../schemas/bill/money.ts'
import { parseShop } from '../../schemas/bill/shop.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { isPositive } from '../../schemas/formula/number.ts'
import { get, set } from '../state/store.ts'

/*
 * The prices of a shop in the tab's store: among the prices, each by the name that a person's own would have,
 * with 'shop' in the place of 'price'. Whose they are has a slot of its own.
 */

/** Some texts without those of a shop. */
export function withoutShop(texts: FormValues): FormValues {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !isShopText(name)))
}

/**
 * The texts of a shop among those of a link. Undefined where the link does not say well whose they are, or has
 * no price.
 */
export function shopTextsIn(texts: FormValues): FormValues | undefined {
  if (!parseShop(texts[SHOP_NAME])) return undefined
  const named = Object.entries(texts).filter(([name, text]) => {
    const price = name === SHOP_NAME ? undefined : parsePrice(text)
    return isShopText(name) && (name === SHOP_NAME || (price && isPositive(price)))
  })
  return named.length > 1 ? Object.fromEntries(named) : undefined
}

/** Uses the prices of a shop, in place of those of another; more of the same shop and day are added. */
export function applyShop(texts: FormValues): void {
  const { [SHOP_NAME]: shop, ...prices } = texts
  const before = get('prices')
  set('prices', { ...(get('shop') === shop ? before : withoutShop(before)), ...prices })
  set('shop', shop)
}

/** Uses the prices of no shop any more. */
export function removeShop(): void {
  set('prices', withoutShop(get('prices')))
  set('shop', undefined)
}

/** Whether the prices of one shop are in use, and these are of another, or of another day. */
export function isOtherShop(texts: FormValues): boolean {
  return get('shop') !== undefined && get('shop') !== texts[SHOP_NAME]
}
