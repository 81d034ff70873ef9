import type { Material, Pack } from './compiled.ts'

/**
 * A material as a shop prices it: what calculators buy, in the packs whose content everybody knows. Where what a
 * lorry or a box holds is typed beside a bill, a shop cannot know that.
 */
export interface PricedMaterial {
  id: Material['id']
  name: string
  packs: Pick<Pack, 'id' | 'singular' | 'of'>[]
  /** The sizes that have a price of their own; without one, there is one price for all. */
  variants: PricedVariant[]
  /** Calculators buy it in sizes that people type: the one price is for all of them. */
  isOfAnySize: boolean
  /** The language of its words, where that is not the page's. */
  lang?: string | undefined
}

/** A size of a material. */
export interface PricedVariant {
  /** As it stands in an amount's key, in English: '12 mm'. */
  key: string
  label: string
  /** The noun of one piece of this size, where that is another word: 'stone' for 'block'. */
  noun?: string | undefined
  /** The language of its words, where that is not the page's. */
  lang?: string | undefined
}
