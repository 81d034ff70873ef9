import type Fraction from 'fraction.js'
import type { Pack } from '../definition/compiled.ts'
import { formatExact, isNegative, parseTyped } from '../formula/number.ts'
import { type Amount, lineName } from './amounts.ts'
import { formatMoney, hasCents, toCent } from './money.ts'

/* How a quotation, which somebody else counted, compares with an estimate. */

/** How a quotation compares with an estimate. */
export interface Difference {
  /** More than the estimate, the same, or fewer. */
  sign: 1 | 0 | -1
  /** '3 bags more than the estimate', 'the same', '2 bags fewer'. */
  words: string
  /** In packs; below zero where the quotation has fewer. */
  more: Fraction
}

/** A line of a bill, as far as a quotation is compared with it. */
interface ComparedLine extends Amount {
  key: string
  price: Fraction | undefined
  difference: Difference | undefined
}

interface ComparedBill {
  lines: readonly ComparedLine[]
  /** Money is shown with cents. */
  cents: boolean
}

/** A line where a quotation differs, in words. */
export interface LineApart {
  key: string
  /** 'Steel bars, 12 mm'. */
  label: string
  /** '3 bags more than the estimate'. */
  words: string
  /** 'KSh 2,250 more'; empty without a price. */
  money: string
}

/** How many packs a quotation has: nothing or more. */
export function parseQuotation(typed: string | undefined): Fraction | undefined {
  const count = parseTyped(typed ?? '')
  return count && !isNegative(count) ? count : undefined
}

/** Compares how many packs a quotation has with how many the estimate has. */
export function compareQuotation(quoted: Fraction, packs: Fraction, pack: Pack): Difference {
  const more = quoted.sub(packs)
  if (more.n === 0n) return { sign: 0, words: 'the same', more }
  const size = more.abs()
  const apart = `${formatExact(size)} ${size.equals(1) ? pack.singular : pack.plural}`
  return isNegative(more)
    ? { sign: -1, words: `${apart} fewer`, more }
    : { sign: 1, words: `${apart} more than the estimate`, more }
}

/** The lines where a quotation differs from a bill, in the order of the bill. */
export function linesApart({ lines, cents }: ComparedBill): LineApart[] {
  return lines.flatMap((line) => {
    const { key, difference } = line
    if (!difference || difference.sign === 0) return []
    const cost = costApart(line)
    const money = cost ? moneyApart(cost, cents) : ''
    return [{ key, label: lineName(line), words: difference.words, money }]
  })
}

/**
 * What a quotation comes to in one sentence: '6 of 8 lines agree, 1 differs, 1 is not compared. At
 * these prices the quotation is KSh 2,250 more'. Undefined while nothing was compared.
 */
export function quotationInWords({ lines, cents }: ComparedBill): string | undefined {
  const compared = lines.filter(({ difference }) => difference)
  if (compared.length === 0) return undefined
  const apart = compared.filter(({ difference }) => difference?.sign !== 0)
  const agree = compared.length - apart.length
  const open = lines.length - compared.length
  const counted = [
    `${agree} of ${lines.length} ${lines.length === 1 ? 'line' : 'lines'} ${agree === 1 || lines.length === 1 ? 'agrees' : 'agree'}`,
    ...(apart.length > 0 ? [`${apart.length} ${apart.length === 1 ? 'differs' : 'differ'}`] : []),
    ...(open > 0 ? [`${open} ${open === 1 ? 'is' : 'are'} not compared`] : []),
  ].join(', ')
  const costs = apart.flatMap((line) => costApart(line) ?? [])
  const [first, ...others] = costs
  if (!first) return counted
  const money = moneyApart(
    others.reduce((sum, cost) => sum.add(cost), first),
    cents,
  )
  const among = costs.length === apart.length ? '' : ', in the lines that have one'
  return `${counted}. At these prices${among}, the quotation is ${money}`
}

/** What the packs that a quotation has more cost, to the cent; undefined without a price. */
function costApart({ price, difference }: ComparedLine): Fraction | undefined {
  return price && difference && toCent(difference.more.mul(price))
}

/** 'KSh 2,250 more', 'KSh 90 less', 'the same in shillings'. */
function moneyApart(more: Fraction, cents: boolean): string {
  if (more.n === 0n) return 'the same in shillings'
  return `${formatMoney(more.abs(), cents || hasCents(more))} ${isNegative(more) ? 'less' : 'more'}`
}
