import type { LineTexts } from './bill.ts'
import type { Texts } from './texts.ts'

/*
 * What a person chose and typed beside the lines of a bill, as texts by the names of their boxes:
 * 'price-cement', 'pack-sand', 'holds-tile', 'quoted-sand'. No field of a form has such a name.
 */

export const KINDS = ['pack', 'holds', 'price', 'quoted'] as const

export type LineKind = (typeof KINDS)[number]

/** The name of a line's box: 'price-cement', 'price-steel 12 mm'. */
export function boxName(kind: LineKind, key: string): string {
  return `${kind}-${key}`
}

/** Whether a text belongs to a bill and not to a form. */
export function isBillText(name: string): boolean {
  return KINDS.some((kind) => name.startsWith(`${kind}-`))
}

/** The line that a text belongs to: of 'price-steel 12 mm' it is 'steel 12 mm'. */
export function lineOf(name: string): string {
  return name.slice(name.indexOf('-') + 1)
}

/** The texts beside one line. */
export function lineTexts(texts: Texts, key: string): LineTexts {
  return Object.fromEntries(
    KINDS.flatMap((kind) => {
      const name = boxName(kind, key)
      const text = Object.hasOwn(texts, name) ? texts[name] : undefined
      return text === undefined ? [] : [[kind, text]]
    }),
  )
}
