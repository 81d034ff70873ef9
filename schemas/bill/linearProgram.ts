import type { CuttingTask, RepeatedPattern, Steps } from './firstFit.ts'

/** Steps of the linear program, of each search for its best pattern, and of the proof of its bound. */
const PROGRAM_STEPS = 40_000
const PATTERN_STEPS = 500
const PROOF_STEPS = 20_000
/** A double may be off by this in the linear program. */
const NEAR = 1e-9
/** Prices of the linear program become whole numbers of this part. */
const PRICE = 1e9

/** A whole division, rounded up. */
export function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}

/** The pattern of most value that one stock length has room for. */
function bestPattern(
  { stock, lengths, counts }: CuttingTask,
  values: ArrayLike<number>,
  steps: Steps,
): { pattern: number[]; value: number } {
  const pieces = lengths
    .map((length, at) => ({ at, length, count: counts[at] ?? 0, value: values[at] ?? 0 }))
    .sort((one, other) => other.value / other.length - one.value / one.length)
  const pattern = lengths.map(() => 0)
  let best = { pattern: [...pattern], value: 0 }
  const visit = (from: number, room: number, value: number): void => {
    if (value > best.value) best = { pattern: [...pattern], value }
    for (let place = from; ; place++) {
      const piece = pieces[place]
      if (!piece || --steps.left < 0 || value + room * (piece.value / piece.length) <= best.value)
        return
      const { at, length, count } = piece
      for (let many = Math.min(count, Math.floor(room / length)); many > 0; many--) {
        if (--steps.left < 0) return
        pattern[at] = many
        visit(place + 1, room - many * length, value + many * piece.value)
      }
      pattern[at] = 0
    }
  }
  visit(0, stock, 0)
  return best
}

/** The linear program as far as it is solved: patterns, how often each is used, and what the pieces cost by them. */
interface Program {
  basis: Float64Array[]
  amounts: number[]
  /** The inverse of the basis, by rows. */
  inverse: Float64Array[]
}

/**
 * The linear program of cutting stock, by columns (Gilmore and Gomory, 1961): how often each pattern is used if parts of
 * a stock length could be bought. Its prices of pieces prove a bound: by them no stock length is worth more than
 * that of the best pattern, which is found in whole numbers.
 */
export function linearProgram(task: CuttingTask): { columns: RepeatedPattern[]; bound: bigint } {
  const { stock, lengths, counts } = task
  const size = lengths.length
  const most = lengths.map((length, at) => Math.min(Math.floor(stock / length), counts[at] ?? 0))
  const unit = (at: number, value: number) => new Float64Array(size).fill(value, at, at + 1)
  const program: Program = {
    basis: most.map((many, at) => unit(at, many)),
    amounts: counts.map((count, at) => count / (most[at] ?? 1)),
    inverse: most.map((many, at) => unit(at, many && 1 / many)),
  }
  let steps = PROGRAM_STEPS
  let prices = pricesOf(program)
  while (steps > 0) {
    const few = { left: PATTERN_STEPS }
    const { pattern, value } = bestPattern(task, prices, few)
    const objective = program.amounts.reduce((sum, amount) => sum + amount, 0)
    const bound = few.left > 0 ? Math.ceil(objective / value - NEAR) : 0
    if (value <= 1 + NEAR || bound >= Math.ceil(objective - NEAR) || !enter(program, pattern)) break
    prices = pricesOf(program)
    // Such a change of all cells takes as long as so many steps of a search.
    steps -= PATTERN_STEPS - few.left + (size * size) / 16
  }
  const columns = program.basis.map((pattern, at) => ({
    pattern: [...pattern],
    times: Math.floor((program.amounts[at] ?? 0) + NEAR),
    rest: stock - pattern.reduce((sum, many, other) => sum + many * (lengths[other] ?? 0), 0),
  }))
  return { columns: columns.filter(({ times }) => times > 0), bound: boundBy(task, prices) }
}

/** What a piece of each length costs by the patterns of the basis, in stock lengths. */
function pricesOf({ inverse }: Program): Float64Array {
  const prices = new Float64Array(inverse.length)
  for (const row of inverse) addRow(prices, row, 1)
  return prices
}

/** Adds a row to another, so many times. */
function addRow(sum: Float64Array, row: Float64Array, times: number): void {
  for (let at = 0; at < row.length; at++) {
    const cell = row[at] ?? 0
    if (cell !== 0) sum[at] = (sum[at] ?? 0) + times * cell
  }
}

/** Takes a pattern into the basis in place of the one that it is the first to use up; false where there is none. */
function enter({ basis, amounts, inverse }: Program, pattern: readonly number[]): boolean {
  const change = inverse.map((row) =>
    pattern.reduce((sum, many, at) => sum + many * (row[at] ?? 0), 0),
  )
  let leaving = -1
  let least = Infinity
  for (const [row, part] of change.entries()) {
    const ratio = (amounts[row] ?? 0) / part
    if (part > NEAR && ratio < least) [least, leaving] = [ratio, row]
  }
  const pivot = change[leaving]
  const scaled = pivot === undefined ? undefined : inverse[leaving]?.map((cell) => cell / pivot)
  if (!scaled) return false
  for (const [at, row] of inverse.entries()) {
    const part = change[at] ?? 0
    amounts[at] = (amounts[at] ?? 0) - part * least
    if (part !== 0) addRow(row, scaled, -part)
  }
  inverse[leaving] = scaled
  amounts[leaving] = least
  basis[leaving] = Float64Array.from(pattern)
  return true
}

/** No plan takes fewer than these: all pieces by some prices, in the worth of the best pattern; 0 if that takes too long. */
function boundBy(task: CuttingTask, prices: Float64Array): bigint {
  const whole = Array.from(prices, (price) => Math.max(0, Math.floor(price * PRICE)))
  const proof = { left: PROOF_STEPS }
  const { value } = bestPattern(task, whole, proof)
  const worth = task.counts.reduce(
    (sum, count, at) => sum + BigInt(count) * BigInt(whole[at] ?? 0),
    0n,
  )
  return proof.left > 0 ? ceilDivide(worth, BigInt(value)) : 0n
}
