import Fraction from 'fraction.js'
import type { Material, Pack } from '../definition/compiled.ts'
import { isNegative, isPositive } from '../formula/number.ts'
import { solve } from './cutting.ts'
import { type CuttingTask, total } from './firstFit.ts'
import { inStockLengths, lengthOf, type Piece } from './pieces.ts'

/** So many stock lengths that are cut in one way. */
export interface CutPattern {
  count: bigint
  /** What is cut from each of them, the longest first. */
  pieces: readonly Piece[]
  /** What is left of each, in metres. */
  rest: Fraction
}

/** From which stock lengths some pieces are cut. */
export interface CuttingPlan {
  /** In metres. */
  stockLength: Fraction
  /** How many stock lengths it takes. */
  count: bigint
  /** No plan takes fewer than these. The plan is the least where it takes as many. */
  atLeast: bigint
  /** Those of the longest pieces first. */
  patterns: readonly CutPattern[]
}

/** A stock length in the smallest parts that are reckoned with, and still as whole numbers. */
const FINEST = 2 ** 40

/** A page draws the same bill often. */
const known = new Map<string, CuttingPlan>()
const MOST_KNOWN = 50

/**
 * The plan for an amount that is bought in a pack, and how many packs that takes; undefined where nothing is cut
 * from it. What no calculator has as pieces is bought by itself, in whole packs.
 */
export function planFor(
  { stockLength, holds = '1' }: Pack,
  {
    exact,
    material,
    pieces,
  }: { exact: Fraction; material: Material; pieces?: readonly Piece[] | undefined },
): { plan: CuttingPlan; packCount: Fraction } | undefined {
  if (stockLength === undefined || !pieces) return undefined
  const plan = cuttingPlan(pieces, new Fraction(stockLength))
  const others = exact
    .sub(inStockLengths(lengthOf(pieces), material))
    .div(holds)
    .ceil()
  return { plan, packCount: new Fraction(plan.count).add(others) }
}

/**
 * The plan for some pieces, none of which is longer than the stock; of no pieces, one of nothing. Lengths that
 * are not above zero are no pieces.
 *
 * @throws RangeError where a piece is longer than the stock: the check of a definition proves that none is.
 */
export function cuttingPlan(pieces: readonly Piece[], stockLength: Fraction): CuttingPlan {
  const counts = new Map<string, Piece>()
  for (const { length, count } of pieces) {
    const key = length.toFraction()
    if (isPositive(length) && count > 0n) {
      counts.set(key, { length, count: count + (counts.get(key)?.count ?? 0n) })
    }
  }
  const distinct = [...counts.values()].sort((one, other) => other.length.compare(one.length))
  const [longest] = distinct
  if (longest?.length.gt(stockLength)) throw new RangeError(`A piece of ${longest.length} m`)
  const key = [{ length: stockLength, count: 1n }, ...distinct]
    .map(({ length, count }) => `${length.toFraction()}x${count}`)
    .join()
  const plan = known.get(key) ?? planOf(distinct, stockLength)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, plan)
  return plan
}

function planOf(pieces: readonly Piece[], stockLength: Fraction): CuttingPlan {
  const solved = (round: 'floor' | 'ceil') => {
    const { batches, atLeast } = solve(taskOf(pieces, stockLength, round))
    const patterns = batches.map(({ times, pattern }) =>
      patternOf(pieces, times, pattern, stockLength),
    )
    return { patterns, atLeast, count: total(batches) }
  }
  const plan = { stockLength, ...solved('floor') }
  // A length that is too fine for whole numbers was taken for shorter than it is.
  const isTooLong = plan.patterns.some(({ rest }) => isNegative(rest))
  return isTooLong ? { ...plan, ...solved('ceil'), atLeast: plan.atLeast } : plan
}

function patternOf(
  pieces: readonly Piece[],
  times: number,
  pattern: readonly number[],
  stockLength: Fraction,
): CutPattern {
  const cut = pieces
    .map(({ length }, at) => ({ length, count: BigInt(pattern[at] ?? 0) }))
    .filter(({ count }) => count > 0n)
  return { count: BigInt(times), pieces: cut, rest: stockLength.sub(lengthOf(cut)) }
}

/**
 * The lengths as whole numbers: of their common measure where that is not too fine, which is exact; else rounded.
 */
function taskOf(
  pieces: readonly Piece[],
  stockLength: Fraction,
  round: 'floor' | 'ceil',
): CuttingTask {
  const measure = pieces.reduce((sum, { length }) => sum.gcd(length), stockLength)
  const finest = stockLength.div(FINEST)
  const unit = measure.lt(finest) ? finest : measure
  const inUnits = (length: Fraction) => Number(length.div(unit)[round]().n)
  return {
    stock: inUnits(stockLength),
    lengths: pieces.map(({ length }) => inUnits(length)),
    counts: pieces.map(({ count }) => Number(count)),
  }
}
