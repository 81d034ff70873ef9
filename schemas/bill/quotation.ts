import type Fraction from 'fraction.js'
import * as bill from '#language/bill.ts'
import type { Pack } from '../definition/compiled.ts'
import { formatExact, isNegative, parseTyped } from '../formula/number.ts'
import { say } from '../messages/message.ts'
import { type Amount, lineName } from './amounts.ts'
import { formatMoney, hasCents, toCent } from './money.ts'
import { packsInFigures } from './packs.ts'

/* How a quotation, which somebody else counted, compares with an estimate. */

/** How a quotation compares with an estimate. */
export interface Difference {
  /** More than the estimate, the same, or fewer. */
  sign: 1 | 0 | -1
  /** '3 bags more than the estimate', 'the same', '2 bags fewer'. */
  words: string
  /** The same in a table of what differs: '3 bags more'. */
  inTable: string
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

/** A row of the table of what differs, in words. */
export interface RowApart {
  key: string
  /** 'Steel bars, 12 mm'. */
  label: string
  /** '3 bags more'. */
  packs: string
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
  if (more.n === 0n) {
    return { sign: 0, words: bill.sameAsEstimate, inTable: bill.sameAsEstimate, more }
  }
  const size = more.abs()
  const apart = { packs: packsInFigures(formatExact(size), size, pack) }
  const isMore = !isNegative(more)
  return {
    sign: isMore ? 1 : -1,
    words: say(isMore ? bill.moreThanEstimate : bill.fewer, apart),
    inTable: say(isMore ? bill.more : bill.fewer, apart),
    more,
  }
}

/** The lines where a quotation differs from a bill, in the order of the bill. */
export function rowsApart({ lines, cents }: ComparedBill): RowApart[] {
  return lines.flatMap((line) => {
    const { key, difference } = line
    if (!difference?.sign) return []
    const cost = costApart(line)
    const money = cost ? say(bill.costs[costsAre(cost)], { money: moneyOf(cost, cents) }) : ''
    return [{ key, label: lineName(line), packs: difference.inTable, money }]
  })
}

/**
 * What a quotation comes to in one sentence: '6 of 8 lines agree, 1 differs, 1 is not compared. At
 * these prices the quotation is KSh 2,250 more'. Undefined while nothing was compared.
 */
export function quotationInWords({ lines, cents }: ComparedBill): string | undefined {
  const compared = lines.filter(({ difference }) => difference)
  if (compared.length === 0) return undefined
  const apart = lines.filter(({ difference }) => difference?.sign)
  const agree = { count: compared.length - apart.length, lines: lines.length }
  const open = lines.length - compared.length
  const counted = [
    say(lines.length === 1 ? bill.oneLineAgrees : bill.linesAgree, agree),
    ...(apart.length > 0 ? [say(bill.linesDiffer, { count: apart.length })] : []),
    ...(open > 0 ? [say(bill.linesNotCompared, { count: open })] : []),
  ].join(', ')
  const costs = apart.flatMap((line) => costApart(line) ?? [])
  const [first, ...others] = costs
  if (!first) return counted
  const more = others.reduce((sum, cost) => sum.add(cost), first)
  const isWhole = costs.length === apart.length
  const sentences = isWhole ? bill.quotationCosts : bill.pricedLinesCost
  return say(sentences[costsAre(more)], { lines: counted, money: moneyOf(more, cents) })
}

/** What the packs that a quotation has more cost, to the cent; undefined without a price. */
function costApart({ price, difference }: ComparedLine): Fraction | undefined {
  return price && difference && toCent(difference.more.mul(price))
}

/** What a quotation costs beside the estimate. */
function costsAre(more: Fraction): keyof typeof bill.costs {
  if (more.n === 0n) return 'same'
  return isNegative(more) ? 'less' : 'more'
}

function moneyOf(more: Fraction, cents: boolean): string {
  return formatMoney(more.abs(), cents || hasCents(more))
}
