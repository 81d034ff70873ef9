import { useSyncExternalStore } from 'react'
import type { LineTexts } from '../../schemas/estimate/bill.ts'
import {
  boxName,
  isBillText,
  KINDS,
  type LineKind,
  lineOf,
  lineTexts,
} from '../../schemas/estimate/billNames.ts'
import type { Texts } from '../../schemas/estimate/texts.ts'
import { keep, keptAt, onKeep } from '../tab/kept.ts'

/*
 * Packs and prices, for the visit: they follow a material from page to page in this tab, and are
 * kept with what else was left in it. What a quotation counts belongs to the page it was typed on.
 */

/** Where they are kept: no page has this address. */
const SHOP = 'what to buy'
const NOTHING: Texts = {}

function textsNow(): Texts {
  return keptAt(SHOP).typed ?? NOTHING
}

/** The name under which something of one page is kept. */
function ofPage(page: string, name: string): string {
  return `${page} ${name}`
}

function keptName(page: string, kind: LineKind, key: string): string {
  const name = boxName(kind, key)
  return kind === 'quoted' ? ofPage(page, name) : name
}

/** What was chosen and typed beside a page's lines. */
export interface Shop {
  /** Whether a quotation is being checked. */
  isChecking: boolean
  textsOf: (key: string) => LineTexts
}

function shopOf(texts: Texts, page: string): Shop {
  const isChecking = texts[ofPage(page, 'checked')] !== undefined
  return {
    isChecking,
    textsOf: (key) => {
      const { quoted: _elsewhere, ...own } = lineTexts(texts, key)
      const quoted = texts[keptName(page, 'quoted', key)]
      return isChecking && quoted !== undefined ? { ...own, quoted } : own
    },
  }
}

/** What was chosen and typed beside a page's lines, now. */
export function shopNow(page: string): Shop {
  return shopOf(textsNow(), page)
}

/** What was chosen and typed beside a page's lines, now and whenever it changes. */
export function useShop(page: string): Shop {
  const texts = useSyncExternalStore(onKeep, textsNow, () => NOTHING)
  return shopOf(texts, page)
}

function change(changes: Readonly<Record<string, string | undefined>>): void {
  const texts: Record<string, string> = { ...textsNow() }
  for (const [name, text] of Object.entries(changes)) {
    if (text === undefined || text === '') delete texts[name]
    else texts[name] = text
  }
  keep(SHOP, { typed: Object.keys(texts).length > 0 ? texts : undefined })
}

/** Keeps what was chosen or typed in one box. */
export function changeLine(page: string, kind: LineKind, key: string, text: string): void {
  change({ [keptName(page, kind, key)]: text })
}

/** Begins to check a quotation, or puts it away. */
export function check(page: string, isChecking: boolean): void {
  change({ [ofPage(page, 'checked')]: isChecking ? 'yes' : '' })
}

/** What was chosen and typed beside a page's lines, and for others in this tab, each text by its box. */
export function shopTexts(page: string): Texts {
  const { isChecking } = shopNow(page)
  const own = ofPage(page, '')
  return Object.fromEntries(
    Object.entries(textsNow()).flatMap(([name, text]) => {
      if (isBillText(name)) return [[name, text]]
      const box = name.startsWith(own) ? name.slice(own.length) : ''
      return isChecking && isBillText(box) ? [[box, text]] : []
    }),
  )
}

/**
 * Keeps what came with a link, each text under the name of its box. A line that it says something
 * of is as the link has it: a price is one of its pack, and the first pack goes without saying.
 * Lines that it says nothing of stay.
 */
export function takeFromLink(page: string, texts: Texts): void {
  const lines = Object.keys(texts).filter(isBillText).map(lineOf)
  if (lines.length === 0) return
  const kept = lines.flatMap((key) =>
    KINDS.map((kind) => [keptName(page, kind, key), lineTexts(texts, key)[kind]]),
  )
  const isQuoted = Object.keys(texts).some((name) => name.startsWith('quoted-'))
  change({
    ...Object.fromEntries(kept),
    ...(isQuoted ? { [ofPage(page, 'checked')]: 'yes' } : {}),
  })
}

/** Forgets what a quotation counted on a page: it was for other lines. */
export function forgetQuotation(page: string): void {
  const own = Object.keys(textsNow()).filter((name) => name.startsWith(ofPage(page, '')))
  change(Object.fromEntries(own.map((name) => [name, undefined])))
}
