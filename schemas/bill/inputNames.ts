import type { FormValues } from '../estimate/formValues.ts'
import type { LineFormValues } from './bill.ts'

/*
 * The form values beside the lines of a bill, by input name: 'price-cement', 'pack-sand',
 * 'holds-tile', 'quoted-sand'. No field of a calculator has such a name.
 */

export const LINE_INPUTS = ['pack', 'holds', 'price', 'quoted'] as const

export type LineInput = (typeof LINE_INPUTS)[number]

/** The name of a line's input: 'price-cement', 'price-steel 12 mm'. */
export function inputName(kind: LineInput, key: string): string {
  return `${kind}-${key}`
}

/**
 * Begins the name of a price that a shop gave, and is the name of the text that says which shop: no box of a
 * page has such a name.
 */
export const SHOP_NAME = 'shop-'

/** Whether a text is a price of a shop, or says which shop. */
export function isShopText(name: string): boolean {
  return name.startsWith(SHOP_NAME)
}

/** Whether an input belongs to a bill and not to a calculator's form. */
export function isBillInput(name: string): boolean {
  return isShopText(name) || LINE_INPUTS.some((kind) => name.startsWith(`${kind}-`))
}

/** The key of the line that an input belongs to: 'steel 12 mm' for 'price-steel 12 mm'. */
export function lineKeyOf(name: string): string {
  return name.slice(name.indexOf('-') + 1)
}

/** The form values beside one line. */
export function lineFormValues(texts: FormValues, key: string): LineFormValues {
  return Object.fromEntries(
    LINE_INPUTS.flatMap((kind) => {
      const name = inputName(kind, key)
      const text = Object.hasOwn(texts, name) ? texts[name] : undefined
      return text === undefined ? [] : [[kind, text]]
    }),
  )
}
