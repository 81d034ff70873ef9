import { type Amount, amountKey } from './amounts.ts'
import { type BillLine, billLine, type LineTexts } from './bill.ts'
import type { Texts } from './texts.ts'

/*
 * What a person chose and typed beside the lines of a bill, as texts by the names of their boxes:
 * 'price-cement', 'pack-sand', 'holds-tile', 'quoted-sand'. No field of a form has such a name.
 */

const KINDS = ['pack', 'holds', 'price', 'quoted'] as const

export type LineKind = (typeof KINDS)[number]

/** The name of a line's box: 'price-cement', 'price-steel 12 mm'. */
export function boxName(kind: LineKind, key: string): string {
  return `${kind}-${key}`
}

/** Whether a text belongs to a bill and not to a form. */
export function isBillText(name: string): boolean {
  return KINDS.some((kind) => name.startsWith(`${kind}-`))
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

/** The texts that give some lines again, without what is empty, not read, or so at first. */
export function billTexts(lines: readonly BillLine[]): Texts {
  return Object.fromEntries(
    lines.flatMap(({ key, material, pack, texts, unread }) =>
      KINDS.flatMap((kind): [string, string][] => {
        const text = texts[kind]?.trim() ?? ''
        if (kind === 'pack') {
          return pack.id === material.packs[0].id ? [] : [[boxName(kind, key), pack.id]]
        }
        if (text === '' || unread.includes(kind)) return []
        return kind === 'holds' && pack.asks === undefined ? [] : [[boxName(kind, key), text]]
      }),
    ),
  )
}

/** Whether texts say what the bill of these amounts would write, and nothing else. */
export function areBillTexts(texts: Texts, amounts: readonly Amount[]): boolean {
  const lines = amounts.map((amount) => billLine(amount, lineTexts(texts, amountKey(amount))))
  const own = billTexts(lines)
  return Object.entries(texts).every(
    ([name, text]) => Object.hasOwn(own, name) && own[name] === text.trim(),
  )
}
