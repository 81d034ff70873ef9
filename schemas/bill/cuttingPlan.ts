import Fraction from 'fraction.js'
import type { Material, Pack } from '../definition/compiled.ts'
import { isNegative, isPositive } from '../formula/number.ts'
import { solve } from './cutting.ts'
import { type CuttingTask, type Run, total } from './firstFit.ts'
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

/** More pieces of one length are nobody's: as many as fill whole stock lengths are cut from those. */
const MOST_COUNTED = 10n ** 7n
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
  if (distinct[0]?.length.gt(stockLength)) {
    throw new RangeError(`A piece of ${distinct[0].length} m is longer than ${stockLength} m`)
  }
  const key = [{ length: stockLength, count: 1n }, ...distinct]
    .map(({ length, count }) => `${length.toFraction()}x${count}`)
    .join()
  const plan = known.get(key) ?? planOf(distinct, stockLength)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, plan)
  return plan
}

function planOf(distinct: readonly Piece[], stockLength: Fraction): CuttingPlan {
  const whole: CutPattern[] = []
  const pieces = distinct.map(({ length, count }) => {
    const many = stockLength.div(length).floor().n
    if (count <= MOST_COUNTED) return { length, count }
    whole.push(patternOf(count / many, [{ length, count: many }], stockLength))
    return { length, count: count % many }
  })
  const patterns = (runs: readonly Run[]) =>
    runs.map(({ times, pattern }) => {
      const cut = pieces.map(({ length }, at) => ({ length, count: BigInt(pattern[at] ?? 0) }))
      return patternOf(BigInt(times), cut, stockLength)
    })
  const finest = scaled(pieces, stockLength)
  let { runs, atLeast } = solve(finest.shorter)
  let planned = patterns(runs)
  // Too fine for whole numbers, a length was taken for shorter than it is.
  if (planned.some(({ rest }) => isNegative(rest))) {
    runs = solve(finest.longer).runs
    planned = patterns(runs)
  }
  const more = whole.reduce((sum, { count }) => sum + count, 0n)
  const count = total(runs) + more
  if (more > 0n) atLeast = lengthOf(distinct).div(stockLength).ceil().n
  return { stockLength, count, atLeast, patterns: [...whole, ...planned] }
}

function patternOf(count: bigint, cut: readonly Piece[], stockLength: Fraction): CutPattern {
  const pieces = cut.filter((piece) => piece.count > 0n)
  const rest = pieces.reduce((left, { length, count }) => left.sub(length.mul(count)), stockLength)
  return { count, pieces, rest }
}

/**
 * The lengths as whole numbers: of their common measure where that is not too fine, which is exact; else a little
 * shorter or a little longer than they are.
 */
function scaled(
  pieces: readonly Piece[],
  stockLength: Fraction,
): Record<'shorter' | 'longer', CuttingTask> {
  const measure = pieces.reduce((sum, { length }) => sum.gcd(length), stockLength)
  const parts = stockLength.div(measure)
  const isExact = parts.compare(FINEST) <= 0
  const unit = isExact ? measure : stockLength.div(FINEST)
  const task = (round: 'floor' | 'ceil') => ({
    stock: Number(isExact ? parts.n : FINEST),
    lengths: pieces.map(({ length }) => Number(length.div(unit)[round]().n)),
    counts: pieces.map(({ count }) => Number(count)),
  })
  return { shorter: task('floor'), longer: task('ceil') }
}
