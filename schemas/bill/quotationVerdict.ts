import type Fraction from 'fraction.js'
import * as quotation from '#language/quotation.ts'
import { isNegative } from '../formula/number.ts'
import { say } from '../messages/message.ts'
import type { Amount } from './amounts.ts'
import { formatMoney, hasCents, toCent } from './money.ts'
import type { Difference } from './quotation.ts'

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
    say(lines.length === 1 ? quotation.oneLineAgrees : quotation.linesAgree, agree),
    ...(differing.length > 0 ? [say(quotation.linesDiffer, { count: differing.length })] : []),
    ...(open > 0 ? [say(quotation.linesNotCompared, { count: open })] : []),
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
    cost: say((isWhole ? quotation.quotationCosts : quotation.pricedLinesCost)[sign], values),
    sentence: say(
      (isWhole ? quotation.quotationInWords : quotation.pricedLinesInWords)[sign],
      values,
    ),
  }
}

/** The cost of the packs that a quotation has more, to the cent; undefined without a price. */
function costApart({ price, difference }: ComparedLine): Fraction | undefined {
  return price && difference && toCent(difference.packDifference.mul(price))
}

/** Says whether a quotation costs more or less than the estimate, or the same. */
function moreOrLess(cost: Fraction): keyof typeof quotation.quotationCosts {
  if (cost.n === 0n) return 'same'
  return isNegative(cost) ? 'less' : 'more'
}

function moneyOf(cost: Fraction, cents: boolean): string {
  return formatMoney({ amount: cost.abs(), cents: cents || hasCents(cost) })
}
