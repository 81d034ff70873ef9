import type { CuttingTask, RepeatedPattern, Steps } from './firstFit.ts'

/** Whatever takes longer the more lengths there are costs so much of a step for each. */
const STEP_OF_A_LENGTH = 1 / 4

/**
 * A plan of at most `most` stock lengths; undefined where there is none, or the steps did not suffice. A stock
 * length begins with the longest piece that is left, and nothing that is left fits into what remains of it.
 */
export function searchFewer(
  { stock, lengths, counts }: CuttingTask,
  most: number,
  steps: Steps,
): RepeatedPattern[] | undefined {
  const left = [...counts]
  const failed = new Set<string>()
  const spare = most * stock - left.reduce((sum, count, at) => sum + count * (lengths[at] ?? 0), 0)
  const patternsOf = (first: number, waste: number): RepeatedPattern[] => {
    const found: RepeatedPattern[] = []
    const pattern = lengths.map(() => 0)
    const visit = (from: number, room: number): void => {
      let smallest = left.length - 1
      while (smallest >= 0 && (left[smallest] ?? 0) <= (pattern[smallest] ?? 0)) smallest--
      if (smallest < 0 || room < (lengths[smallest] ?? 0)) {
        steps.left -= lengths.length * STEP_OF_A_LENGTH
        if (room <= waste) found.push({ times: 1, pattern: [...pattern], rest: room })
        return
      }
      for (let at = from; at <= smallest; at++) {
        const length = lengths[at] ?? 1
        for (let many = Math.min(left[at] ?? 0, Math.floor(room / length)); many > 0; many--) {
          if (--steps.left < 0) return
          pattern[at] = many
          visit(at + 1, room - many * length)
        }
        pattern[at] = 0
        if (at === first) return
      }
    }
    visit(first, stock)
    return found.sort((one, other) => one.rest - other.rest)
  }
  const take = ({ pattern }: RepeatedPattern, sign: 1 | -1) => {
    for (const [at, many] of pattern.entries()) left[at] = (left[at] ?? 0) - sign * many
  }
  const visit = (waste: number): RepeatedPattern[] | undefined => {
    const first = left.findIndex((count) => count > 0)
    if (first < 0) return []
    steps.left -= lengths.length * STEP_OF_A_LENGTH
    const state = left.join()
    if (failed.has(state)) return undefined
    for (const batch of patternsOf(first, waste)) {
      if (steps.left < 0) return undefined
      take(batch, 1)
      const others = visit(waste - batch.rest)
      take(batch, -1)
      if (others) return [batch, ...others]
    }
    failed.add(state)
    return undefined
  }
  // Beyond that a sum of lengths is rounded, and proves nothing.
  if (!Number.isSafeInteger(most * stock)) steps.left = 0
  return spare < 0 ? undefined : visit(spare)
}
