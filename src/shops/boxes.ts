import groups from 'virtual:materials'
import { contentOf, nounOf } from '#language/grammar.ts'
import { SHOP_NAME } from '../../schemas/bill/inputNames.ts'
import { parsePrice } from '../../schemas/bill/money.ts'
import type { PricedMaterial, PricedVariant } from '../../schemas/definition/pricedMaterial.ts'
import { formatExact, isPositive } from '../../schemas/formula/number.ts'
import { capitalised } from '../../schemas/messages/message.ts'

/* The boxes for a shop's prices: one for each pack of each material, and of each size of it. */

export interface PriceBox {
  /** The name of its input: 'price-sand-lorry-7', 'price-steel-bar 12 mm'. */
  input: string
  /** The name of its text in links and in the tab's store: 'shop-sand@lorry-7', 'shop-steel 12 mm'. */
  text: string
  /** The pack, in words: 'lorry of 7 tonnes', 'bag (50 kg)'. */
  pack: string
}

/** A group of prices: a material, or one size of it, in its packs. */
export interface PricedItem {
  /** 'Sand', 'Steel bars'. */
  name: string
  /** '12 mm'; empty without sizes. */
  size: string
  /** The language of its words, where that is not the page's. */
  lang: string | undefined
  /** There is one price for every size. */
  isOfAnySize: boolean
  boxes: PriceBox[]
}

/** All that a shop can price, by the category of the calculator that buys it first. */
export const pricedGroups = groups.map(({ category, items }) => ({
  category,
  items: items.flatMap(itemsOf),
}))

export const pricedItems: readonly PricedItem[] = pricedGroups.flatMap(({ items }) => items)

/** Every box by the name of its text. */
export const boxByText: ReadonlyMap<string, PriceBox> = new Map(
  pricedItems.flatMap(({ boxes }) => boxes.map((box) => [box.text, box])),
)

function itemsOf(material: PricedMaterial): PricedItem[] {
  const { id, variants, isOfAnySize } = material
  // A counted material is sold by the piece first.
  const unit = material.packs[0]?.singular ?? ''
  const item = ({ key, label, noun = unit, lang = material.lang }: PricedVariant): PricedItem => {
    const size = key === '' ? '' : ` ${key}`
    return {
      name: capitalised(noun === unit ? material.name : nounOf(noun).other),
      size: label,
      lang,
      isOfAnySize: isOfAnySize && key === '',
      boxes: material.packs.map(({ singular, ...pack }, index) => ({
        input: `price-${id}-${pack.id}${size}`,
        text: `${SHOP_NAME}${id}${size}${index === 0 ? '' : `@${pack.id}`}`,
        pack: packInWords(singular === unit ? noun : singular, pack.of),
      })),
    }
  }
  return variants.length === 0 ? [item({ key: '', label: '' })] : variants.map(item)
}

function packInWords(singular: string, of = ''): string {
  const { one } = nounOf(singular)
  const content = contentOf(of)
  return content === undefined ? one : `${one} (${content})`
}

/** A price as links and files have it, '750.5'; undefined for what is none, and for nothing. */
export function readPrice(text: string): string | undefined {
  const price = parsePrice(text)
  return price && isPositive(price) ? formatExact(price).replaceAll(',', '') : undefined
}
