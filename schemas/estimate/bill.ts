import Fraction from 'fraction.js'
import type { Material, Pack } from '../definition/compiled.ts'
import {
  formatExact,
  formatNumber,
  isNegative,
  isPositive,
  parseRational,
  parseTyped,
} from '../formula/number.ts'
import { type Amount, amountKey } from './amounts.ts'
import { formatMoney, hasCents, parsePrice, toCent } from './money.ts'

/*
 * What to ask for in the shop, and what it costs: exact amounts become packs here, each rounded up
 * once. A single estimate and a list of many have the same lines.
 */

/** What a person chose and typed beside a line, as text. */
export interface LineTexts {
  /** The id of a pack; without it, or with one that is not known, the first. */
  pack?: string | undefined
  /** What a pack holds that asks. */
  holds?: string | undefined
  /** Shillings for one pack. */
  price?: string | undefined
  /** How many packs somebody else counted. */
  quoted?: string | undefined
}

/** How a quotation compares with an estimate. */
export interface Difference {
  /** More than the estimate, the same, or fewer. */
  sign: 1 | 0 | -1
  /** '3 bags more than the estimate', 'the same', '2 bags fewer'. */
  words: string
}

/** One line of a bill. */
export interface BillLine extends Amount {
  key: string
  texts: LineTexts
  /** The pack that was chosen. */
  pack: Pack
  /** How much of the material's unit one pack holds; undefined where that is still to be typed. */
  holds: Fraction | undefined
  /** The pack that is counted: the first, while what the chosen one holds is not known. */
  counted: Pack
  /** How many, never less than the exact amount and never a whole pack more. */
  packs: Fraction
  /** '12', '1.5'. */
  shown: string
  /** What is counted, and of what: 'bags of cement of 50 kg'. */
  words: string
  price: Fraction | undefined
  /** To the cent. */
  cost: Fraction | undefined
  difference: Difference | undefined
  /** What was typed and is not read: the names of its boxes. */
  unread: readonly ('holds' | 'price' | 'quoted')[]
}

/** A bill: its lines, and what is said of them together. */
export interface Bill {
  lines: BillLine[]
  /** Of the lines that have a cost; undefined where none has. */
  total: Fraction | undefined
  /** Money is shown with cents: a price or a cost has them. */
  cents: boolean
}

/** Makes the line of an amount. No text makes it throw. */
export function billLine(amount: Amount, texts: LineTexts): BillLine {
  const { material } = amount
  const pack = chosenPack(material, texts.pack)
  const holds = heldBy(pack, texts.holds)
  const counted = holds ? pack : material.packs[0]
  const packs = amount.exact.div(sizeOf({ holds, counted })).ceil(counted.decimals)
  const price = parsePrice(texts.price ?? '')
  const quoted = parseCount(texts.quoted)
  return {
    ...amount,
    key: amountKey(amount),
    texts,
    pack,
    holds,
    counted,
    packs,
    shown: formatNumber(packs, counted.decimals),
    words: packWords(counted, packs),
    price,
    // The price is one of the chosen pack: it says nothing of another.
    cost: price && holds && toCent(packs.mul(price)),
    difference: quoted && holds && differenceOf(quoted, packs, pack),
    unread: [
      ...(pack.asks !== undefined && !isEmpty(texts.holds) && !holds ? ['holds' as const] : []),
      ...(isEmpty(texts.price) || price ? [] : ['price' as const]),
      ...(isEmpty(texts.quoted) || quoted ? [] : ['quoted' as const]),
    ],
  }
}

/** Makes the bill of some amounts. */
export function billOf(amounts: readonly Amount[], textsOf: (key: string) => LineTexts): Bill {
  const lines = amounts.map((amount) => billLine(amount, textsOf(amountKey(amount))))
  const costs = lines.flatMap(({ cost }) => cost ?? [])
  const total = costs.length > 0 ? costs.reduce((sum, cost) => sum.add(cost)) : undefined
  const cents = lines.some(({ price, cost }) =>
    [price, cost].some((money) => money && hasCents(money)),
  )
  return { lines, total, cents }
}

/** '12 bags of cement of 50 kg'. */
export function askedFor({ shown, words }: BillLine): string {
  return `${shown} ${words}`
}

/** 'Cement', 'Steel bars, 12 mm': what a line is called. */
export function lineName({ material, variant }: Pick<Amount, 'material' | 'variant'>): string {
  const name = material.name.charAt(0).toUpperCase() + material.name.slice(1)
  return variant === undefined ? name : `${name}, ${variant}`
}

/** 'KSh 12,000'; undefined without a price. */
export function costOf({ cost }: BillLine, { cents }: Bill): string | undefined {
  return cost && formatMoney(cost, cents)
}

/** 'KSh 12,000'; undefined where no line has a price. */
export function totalOf({ total, cents }: Bill): string | undefined {
  return total && formatMoney(total, cents)
}

/** The lines that a total is without, in words: 'sand and ballast'; nothing: it has them all. */
export function withoutPrice({ lines }: Bill): string {
  return inList(lines.filter(({ cost }) => !cost).map((line) => nameInSentence(line)))
}

/**
 * What a quotation comes to in one sentence: '6 of 7 lines agree; sand is 2 tonnes more than the
 * estimate'. Undefined while nothing was compared.
 */
export function quotationInWords({ lines }: Bill): string | undefined {
  const compared = lines.flatMap((line) =>
    line.difference ? [{ name: nameInSentence(line), ...line.difference }] : [],
  )
  if (compared.length === 0) return undefined
  const apart = compared.filter(({ sign }) => sign !== 0)
  const agree = compared.length - apart.length
  const counted = `${agree} of ${compared.length} ${compared.length === 1 ? 'line agrees' : 'lines agree'}`
  const open = lines.length - compared.length
  return [
    counted,
    ...apart.map(({ name, words }) => `${name} ${isMany(name) ? 'are' : 'is'} ${words}`),
    ...(open > 0 ? [`${open} not compared`] : []),
  ].join('; ')
}

const ONE = new Fraction(1)

/** How much of the material's unit the pack that is counted holds. */
export function sizeOf({ holds, counted }: Pick<BillLine, 'holds' | 'counted'>): Fraction {
  return holds ?? heldBy(counted, undefined) ?? ONE
}

function chosenPack({ packs }: Material, id: string | undefined): Pack {
  return packs.find((pack) => pack.id === id) ?? packs[0]
}

/** How much a pack holds; of one that asks, what was typed: a whole number above zero. */
function heldBy({ holds, asks }: Pack, typed: string | undefined): Fraction | undefined {
  if (asks === undefined) return holds === undefined ? undefined : parseRational(holds)
  const held = parseTyped(typed ?? '')
  return held && isPositive(held) && held.d === 1n ? held : undefined
}

/** How many packs a quotation has: nothing or more. */
function parseCount(typed: string | undefined): Fraction | undefined {
  const count = parseTyped(typed ?? '')
  return count && !isNegative(count) ? count : undefined
}

function isEmpty(text: string | undefined): boolean {
  return text === undefined || text.trim() === ''
}

function packWords({ one, many, of }: Pack, packs: Fraction): string {
  const pack = packs.equals(ONE) ? one : many
  return of === undefined ? pack : `${pack} of ${of}`
}

function differenceOf(quoted: Fraction, packs: Fraction, pack: Pack): Difference {
  const more = quoted.sub(packs)
  if (more.n === 0n) return { sign: 0, words: 'the same' }
  const size = more.abs()
  const apart = `${formatExact(size)} ${size.equals(ONE) ? pack.one : pack.many}`
  return isNegative(more)
    ? { sign: -1, words: `${apart} fewer` }
    : { sign: 1, words: `${apart} more than the estimate` }
}

function nameInSentence({ material, variant }: Amount): string {
  return variant === undefined ? material.name : `${material.name} (${variant})`
}

/** A name that ends in s is one of many: 'blocks are', 'sand is'. */
function isMany(name: string): boolean {
  return /s(?: \(|$)/.test(name)
}

function inList(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}
