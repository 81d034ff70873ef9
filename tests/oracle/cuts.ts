import { ceilOf, floorOf, isZero, over, plus, type Ratio, ratio, times } from './ratio.ts'

/** Pieces that are cut from stock lengths, by the name of their amount: how long each is in metres, and how many. */
export type Cuts = Record<string, [length: Ratio, count: Ratio][]>

type Pieces = Cuts[string]

/** How long some pieces are together. */
export function lengthOfAll(pieces: Pieces): Ratio {
  return pieces.reduce((sum, [length, count]) => plus(sum, times(length, count)), ratio(0))
}

/** What the pieces come to in bars of 12 m, of which parts cannot be bought. */
export function inBars(cuts: Cuts): Record<string, Ratio> {
  return Object.fromEntries(
    Object.entries(cuts).map(([key, pieces]) => [key, over(lengthOfAll(pieces), ratio(12))]),
  )
}

/**
 * Between which numbers of stock lengths a plan lies: it has room for all pieces, and is no worse than to cut each
 * length by itself. Of pieces of one length both are the same.
 */
export function stockBetween(pieces: Pieces, stock: Ratio): [fewest: Ratio, most: Ratio] {
  const cut = pieces.filter(([length, count]) => !isZero(length) && !isZero(count))
  const byThemselves = cut.map(([length, count]) =>
    ceilOf(over(count, floorOf(over(stock, length)))),
  )
  const most = byThemselves.reduce(plus, ratio(0))
  return [cut.length === 1 ? most : ceilOf(over(lengthOfAll(cut), stock)), most]
}
