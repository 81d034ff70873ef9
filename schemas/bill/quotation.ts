import type Fraction from 'fraction.js'
import * as bill from '#language/bill.ts'
import type { Pack } from '../definition/compiled.ts'
import { formatExact, isNegative, parseTyped } from '../formula/number.ts'
import { say } from '../messages/message.ts'
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
