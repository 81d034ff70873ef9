import { formatExact, parseTyped } from '../formula/number.ts'
import type { BillLine } from './bill.ts'
import { boxName, KINDS, type LineKind } from './billNames.ts'
import type { Texts } from './texts.ts'

/** The texts that give some lines again, without what is empty, not read, or so at first. */
export function billTexts(lines: readonly BillLine[]): Texts {
  return Object.fromEntries(
    lines.flatMap((line) =>
      KINDS.flatMap((kind): [string, string][] => {
        const text = textBehind(line, kind)
        return text === '' ? [] : [[boxName(kind, line.key), text]]
      }),
    ),
  )
}

function textBehind({ material, pack, texts, price, unread }: BillLine, kind: LineKind): string {
  if (kind === 'pack') return pack.id === material.packs[0].id ? '' : pack.id
  if (unread.includes(kind) || (kind === 'holds' && pack.asks === undefined)) return ''
  const text = texts[kind]?.trim() ?? ''
  // What people write around a price is for their own eyes.
  return kind === 'price' && price && !parseTyped(text) ? formatExact(price) : text
}
