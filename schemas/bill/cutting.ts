import { type CuttingTask, firstFit, type RepeatedPattern, total } from './firstFit.ts'
import { ceilDivide, linearProgram } from './linearProgram.ts'
import { searchFewer } from './searchFewer.ts'

/*
 * One-dimensional cutting stock in whole numbers: from how few stock lengths all pieces can be cut. Our own,
 * since packages for it either are solvers of hundreds of kilobytes or prove nothing. Each part stops after a
 * number of steps, and none looks at a clock, so that every device finds the same plan.
 */

/** Runs that cut everything, and a number of stock lengths that no plan stays below. */
export interface Solution {
  batches: readonly RepeatedPattern[]
  atLeast: bigint
}

/** Steps of each search for a plan with a stock length fewer. */
const SEARCH_STEPS = 20_000
/** A search of more stock lengths would end before it has found anything. */
const MOST_SEARCHED = 150

/**
 * The best plan of first-fit decreasing, of the linear program with whole numbers of its patterns, and of a search:
 * first among what these leave over, then among all.
 */
export function solve(task: CuttingTask): Solution {
  const { counts } = task
  let atLeast = lowerBound(task)
  let batches = firstFit(task)
  if (total(batches) > atLeast) {
    const { columns, bound } = linearProgram(task)
    if (bound > atLeast) atLeast = bound
    const left = counts.map((count, at) =>
      columns.reduce((sum, { times, pattern }) => sum - times * (pattern[at] ?? 0), count),
    )
    // What a double cannot hold may come out below zero.
    const isPart = left.every((count) => count >= 0)
    for (const whole of isPart ? [columns, []] : [[]]) {
      const others = whole === columns ? { ...task, counts: left } : task
      let rest = whole === columns ? firstFit(others) : batches
      const steps = { left: SEARCH_STEPS }
      for (;;) {
        const all = [...whole, ...rest]
        if (total(all) < total(batches)) batches = all
        if (total(all) === atLeast || total(rest) > MOST_SEARCHED) break
        const fewer = searchFewer(others, Number(total(rest)) - 1, steps)
        // An exhaustive search without a plan proves that there is none.
        if (!fewer && steps.left > 0 && whole !== columns) atLeast = total(batches)
        if (!fewer) break
        rest = fewer
      }
      if (total(batches) === atLeast) break
    }
  }
  return { batches: merged(batches), atLeast }
}

/**
 * The bound of Martello and Toth (Knapsack Problems, 1990, L2): pieces longer than half of the stock share none, and
 * those of at least some length go into what these leave over, or into more.
 */
export function lowerBound({ stock, lengths, counts }: CuttingTask): bigint {
  const all = lengths.map((length, at) => ({ length, count: BigInt(counts[at] ?? 0) }))
  const bounds = [0, ...lengths].map((least) => {
    let alone = 0n
    let used = 0n
    let room = 0n
    for (const { length, count } of all) {
      if (2 * length > stock) alone += count
      if (2 * length > stock && length <= stock - least) room += BigInt(stock - length) * count
      if (2 * length <= stock && length >= least) used += BigInt(length) * count
    }
    return used > room ? alone + ceilDivide(used - room, BigInt(stock)) : alone
  })
  return bounds.reduce((most, bound) => (bound > most ? bound : most))
}

/** Runs of one pattern as one. */
function merged(batches: readonly RepeatedPattern[]): RepeatedPattern[] {
  const byPattern = new Map<string, RepeatedPattern>()
  for (const batch of batches) {
    const key = batch.pattern.join()
    const times = batch.times + (byPattern.get(key)?.times ?? 0)
    byPattern.set(key, { ...batch, times })
  }
  return [...byPattern.values()]
}
