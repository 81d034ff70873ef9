import { useRef } from 'react'
import type { ListedEstimate } from './jobList.ts'

interface Keyed {
  estimates: readonly ListedEstimate[]
  keys: readonly number[]
  /** The last that was given. */
  last: number
}

const NOTHING: Keyed = { estimates: [], keys: [], last: 0 }

/**
 * A key for each estimate that goes with it when others are removed or added before it: what is
 * drawn of a hundred of them is then moved, not written anew.
 */
export function useKeys(estimates: readonly ListedEstimate[]): readonly number[] {
  const before = useRef(NOTHING)
  if (before.current.estimates !== estimates) before.current = keyed(before.current, estimates)
  return before.current.keys
}

/** The keys of estimates that come after others: of the same one the same, of a changed one too. */
export function keyed(before: Keyed, estimates: readonly ListedEstimate[]): Keyed {
  const keyOf = new Map(before.estimates.map((estimate, place) => [estimate, before.keys[place]]))
  const staying = new Set(estimates)
  const isSameLength = before.estimates.length === estimates.length
  let { last } = before
  const keys = estimates.map((estimate, place) => {
    const own = keyOf.get(estimate)
    // No two have one key, even where one estimate stands on the list twice.
    if (keyOf.delete(estimate) && own !== undefined) return own
    const there = before.estimates[place]
    const changed = isSameLength && there && !staying.has(there) ? keyOf.get(there) : undefined
    if (there && changed !== undefined && keyOf.delete(there)) return changed
    last += 1
    return last
  })
  return { estimates, keys, last }
}
