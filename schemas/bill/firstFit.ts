/** What is to be cut: distinct lengths, the longest first, none above the stock's, and how many of each. */
export interface CuttingTask {
  stock: number
  lengths: readonly number[]
  counts: readonly number[]
}

/** So many stock lengths that are cut in one way: how many pieces of each length, and what is left. */
export interface RepeatedPattern {
  times: number
  pattern: readonly number[]
  rest: number
}

/** How many steps a search may still take. */
export interface Steps {
  left: number
}

/** How many stock lengths some batches take. */
export function total(batches: readonly RepeatedPattern[]): bigint {
  return batches.reduce((sum, { times }) => sum + BigInt(times), 0n)
}

/** Each piece, the longest first, goes into the first stock length that has room. */
export function firstFit({ stock, lengths, counts }: CuttingTask): RepeatedPattern[] {
  let batches: RepeatedPattern[] = []
  lengths.forEach((length, at) => {
    let left = counts[at] ?? 0
    const next: RepeatedPattern[] = []
    const cut = ({ pattern, rest }: RepeatedPattern, times: number, many: number) => {
      if (times === 0) return
      const more = pattern.map((has, other) => (other === at ? many : has))
      next.push({ times, pattern: more, rest: rest - many * length })
      left -= many * times
    }
    for (const batch of [
      ...batches,
      { times: Infinity, pattern: lengths.map(() => 0), rest: stock },
    ]) {
      const many = Math.floor(batch.rest / length)
      const full = many === 0 ? 0 : Math.min(batch.times, Math.floor(left / many))
      cut(batch, full, many)
      const part = full < batch.times && many > 0 ? left : 0
      cut(batch, part > 0 ? 1 : 0, part)
      const untouched = batch.times - full - (part > 0 ? 1 : 0)
      if (untouched < Infinity && untouched > 0) next.push({ ...batch, times: untouched })
    }
    batches = next
  })
  return batches
}
