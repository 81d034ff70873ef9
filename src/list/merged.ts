import type Fraction from 'fraction.js'
import { type Amount, amountKey, merged, type Taken } from '../../schemas/estimate/amounts.ts'
import { type BillLine, sizeOf } from '../../schemas/estimate/bill.ts'
import { formatExact, formatNumber } from '../../schemas/formula/number.ts'

/*
 * What several estimates take together. Amounts of one material and variant are added exactly, and
 * rounded once, where the bill makes packs of them.
 */

/** An estimate's share of a line. */
export interface Share {
  /** The place of the estimate on the list. */
  place: number
  exact: Fraction
}

export interface MergedAmounts {
  amounts: Amount[]
  /** For the key of each amount, which estimates it comes from. */
  shares: ReadonlyMap<string, readonly Share[]>
  /** Why something that might be expected is not among them, each once. */
  notes: string[]
}

/** Merges what estimates take; an estimate that has none (not computed) is undefined. */
export function mergeTaken(taken: readonly (Taken | undefined)[]): MergedAmounts {
  const shares = new Map<string, Share[]>()
  for (const [place, one] of taken.entries()) {
    for (const amount of one?.amounts ?? []) {
      const key = amountKey(amount)
      const own = shares.get(key) ?? []
      own.push({ place, exact: amount.exact })
      shares.set(key, own)
    }
  }
  return {
    amounts: merged(taken.flatMap((one) => one?.amounts ?? [])),
    shares,
    notes: [...new Set(taken.flatMap((one) => one?.notes ?? []))],
  }
}

/** How many packs of a line so much is: '28.8', not rounded up; with '…' where decimals go on. */
export function inPacks(line: BillLine, exact: Fraction): string {
  const packs = exact.div(sizeOf(line))
  const shown = packs.round(DECIMALS)
  return shown.equals(packs) ? formatExact(packs) : formatNumber(packs, DECIMALS)
}

const DECIMALS = 2

/**
 * Where a line comes from, in words: 'Foundation: 28.8, Walls: 4.8'.
 *
 * @param nameOf the name of the estimate at a place.
 */
export function sharesInWords(
  line: BillLine,
  shares: readonly Share[],
  nameOf: (place: number) => string,
): string {
  return shares.map(({ place, exact }) => `${nameOf(place)}: ${inPacks(line, exact)}`).join(', ')
}
