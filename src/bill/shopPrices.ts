import { isShopText, SHOP_NAME } from '../../schemas/bill/inputNames.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
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
 * Uses the prices of a shop, in place of those of another; more of the same shop and day are added.
 *
 * @param texts as `readShopLink` or `linkedShop` returned them
 * @returns takes that back, whatever a person typed since.
 */
export function applyShop(texts: FormValues): () => void {
  const { [SHOP_NAME]: shop, ...prices } = texts
  const before = { prices: get('prices'), shop: get('shop') }
  const kept = before.shop === shop ? before.prices : withoutShop(before.prices)
  set('prices', { ...kept, ...prices })
  set('shop', shop)
  return () => {
    const own = withoutShop(get('prices'))
    const old = Object.entries(before.prices).filter(([name]) => isShopText(name))
    set('prices', { ...own, ...Object.fromEntries(old) })
    set('shop', before.shop)
  }
}

/** Uses the prices of no shop any more; returns what takes that back. */
export function removeShop(): () => void {
  return applyShop({})
}

/** Whether the prices of one shop are in use, and these are of another, or of another day. */
export function isOtherShop(texts: FormValues): boolean {
  return get('shop') !== undefined && get('shop') !== texts[SHOP_NAME]
}
