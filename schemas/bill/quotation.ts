import type Fraction from 'fraction.js'
import * as bill from '#language/bill.ts'
import type { Pack } from '../definition/compiled.ts'
import { formatExact, isNegative, parseTyped } from '../formula/number.ts'
import { say } from '../messages/message.ts'
import type { Amount } from './amounts.ts'
import { formatMoney, hasCents, toCent } from './money.ts'
import { packsInFigures } from './packs.ts'

/* How a quotation, which somebody else counted, compares with an estimate. */

/** How a quotation compares with an estimate. */
export interface Difference {
  /** More than the estimate, the same, or fewer. */
  sign: 1 | 0 | -1
  /** '3 bags more than the estimate', 'the same', '2 bags fewer'. */
  text: string
  /** The same beside how many the estimate has: 'Over 3', 'Same', 'Short 2'. */
  beside: string
  /** In packs; below zero where the quotation has fewer. */
  packDifference: Fraction
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

/** How many packs a quotation has: nothing or more. */
export function parseQuotation(typed: string | undefined): Fraction | undefined {
  const count = parseTyped(typed ?? '')
  return count && !isNegative(count) ? count : undefined
}

/** Compares how many packs a quotation has with how many the estimate has. */
export function compareQuotation(quoted: Fraction, estimated: Fraction, pack: Pack): Difference {
  const packDifference = quoted.sub(estimated)
  if (packDifference.n === 0n) {
    return { sign: 0, text: bill.sameAsEstimate, beside: bill.beside.same, packDifference }
  }
  const size = packDifference.abs()
  const count = formatExact(size)
  const values = { packs: packsInFigures(count, size, pack) }
  const isMore = !isNegative(packDifference)
  return {
    sign: isMore ? 1 : -1,
    text: say(isMore ? bill.moreThanEstimate : bill.fewer, values),
    beside: say(bill.beside[isMore ? 'more' : 'fewer'], { count }),
    packDifference,
  }
}

/** How a quotation compares with a bill as a whole. */
interface QuotationVerdict {
  /** '6 of 8 lines agree, 1 differs, 1 is not compared'. */
  lines: string
  /** 'KSh 2,250 more than the estimate'; undefined where no line that differs has a price. */
  cost?: string
  /** Both: '6 of 8 lines agree, 2 differ. At these prices, the quotation is KSh 2,250 more'. */
  sentence: string
}

/** Compares a quotation with a bill as a whole; undefined while nothing was compared. */
export function quotationVerdict({ lines, cents }: ComparedBill): QuotationVerdict | undefined {
  const compared = lines.filter(({ difference }) => difference)
  if (compared.length === 0) return undefined
  const differing = lines.filter(({ difference }) => difference?.sign)
  const agree = { count: compared.length - differing.length, lines: lines.length }
  const open = lines.length - compared.length
  const comparison = [
    say(lines.length === 1 ? bill.oneLineAgrees : bill.linesAgree, agree),
    ...(differing.length > 0 ? [say(bill.linesDiffer, { count: differing.length })] : []),
    ...(open > 0 ? [say(bill.linesNotCompared, { count: open })] : []),
  ].join(', ')
  const costs = differing.flatMap((line) => costApart(line) ?? [])
  const [first, ...others] = costs
  if (!first) return { lines: comparison, sentence: comparison }
  const total = others.reduce((sum, cost) => sum.add(cost), first)
  const isWhole = costs.length === differing.length
  const values = { lines: comparison, money: moneyOf(total, cents) }
  const sign = moreOrLess(total)
  return {
    lines: comparison,
    cost: say((isWhole ? bill.quotationCosts : bill.pricedLinesCost)[sign], values),
    sentence: say((isWhole ? bill.quotationInWords : bill.pricedLinesInWords)[sign], values),
  }
}

/** The cost of the packs that a quotation has more, to the cent; undefined without a price. */
function costApart({ price, difference }: ComparedLine): Fraction | undefined {
  return price && difference && toCent(difference.packDifference.mul(price))
}

/** Says whether a quotation costs more or less than the estimate, or the same. */
function moreOrLess(cost: Fraction): keyof typeof bill.quotationCosts {
  if (cost.n === 0n) return 'same'
  return isNegative(cost) ? 'less' : 'more'
}

function moneyOf(cost: Fraction, cents: boolean): string {
  return formatMoney({ amount: cost.abs(), cents: cents || hasCents(cost) })
}
