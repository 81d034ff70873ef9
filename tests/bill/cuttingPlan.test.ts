import fc from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { type CuttingPlan, cuttingPlan } from '../../schemas/bill/cuttingPlan.ts'
import { lengthOf } from '../../schemas/bill/pieces.ts'
import { runsAtDepth } from '../support/depth.ts'

/* Lengths are in millimetres here; of a bar of 12 m as well as of what is 3 m long. */

type Pieces = readonly (readonly [length: number, count: number])[]

const planOf = (pieces: Pieces, stock: number | Fraction): CuttingPlan =>
  cuttingPlan(
    pieces.map(([length, count]) => ({ length: new Fraction(length), count: BigInt(count) })),
    new Fraction(stock),
  )

/** First-fit decreasing, piece by piece. */
function firstFit(pieces: Pieces, stock: number): number {
  const rooms: number[] = []
  for (const [length, count] of pieces.toSorted(([one], [other]) => other - one)) {
    for (let piece = 0; piece < count; piece += 1) {
      const place = rooms.findIndex((room) => room >= length)
      if (place < 0) rooms.push(stock - length)
      else rooms[place] = (rooms[place] ?? 0) - length
    }
  }
  return rooms.length
}

/**
 * The fewest stock lengths, for each number of pieces of each length from none to all: one more piece goes into the
 * last stock length, or into a new one, whichever ends with fewer of them, or with more room in the last.
 */
function fewest(pieces: Pieces, stock: number): number {
  const sizes = pieces.map(([, count]) => count + 1)
  const states = sizes.reduce((product, size) => product * size, 1)
  const bars = new Int32Array(states).fill(states)
  const used = new Float64Array(states)
  bars[0] = 0
  used[0] = stock
  for (let state = 1; state < states; state += 1) {
    let unit = 1
    for (const [at, [length]] of pieces.entries()) {
      const size = sizes[at] ?? 1
      if (Math.floor(state / unit) % size > 0) {
        const before = state - unit
        const full = (used[before] ?? 0) + length
        const isNew = full > stock
        const [count, filled] = [(bars[before] ?? 0) + (isNew ? 1 : 0), isNew ? length : full]
        const known = bars[state] ?? 0
        if (count < known || (count === known && filled < (used[state] ?? 0))) {
          bars[state] = count
          used[state] = filled
        }
      }
      unit *= size
    }
  }
  return bars[states - 1] ?? 0
}

/** Up to 30 pieces: of a few lengths many, of many lengths few, so that each of their numbers can be tried. */
const cases = fc
  .tuple(
    fc.constantFrom(12_000, 3000),
    fc.constantFrom(1, 10, 50, 500),
    fc.integer({ min: 1, max: 15 }),
  )
  .chain(([stock, grid, lengths]) =>
    fc.record({
      stock: fc.constant(stock),
      pieces: fc
        .uniqueArray(
          fc.tuple(
            fc
              .integer({ min: Math.ceil(stock / 40 / grid), max: stock / grid })
              .map((n) => n * grid),
            fc.integer({ min: 1, max: Math.max(1, Math.floor(30 / lengths)) }),
          ),
          { minLength: 1, maxLength: lengths, selector: ([length]) => length },
        )
        .filter((pieces) => pieces.reduce((states, [, count]) => states * (count + 1), 1) < 60_000),
    }),
  )

test('up to 30 pieces are each cut, from the fewest stock lengths in 99 cases of 100', () => {
  const all = fc.sample(cases, runsAtDepth(300, 2000)).map(({ stock, pieces }) => ({
    stock,
    pieces,
    plan: planOf(pieces, stock),
    least: fewest(pieces, stock),
  }))
  for (const { stock, pieces, plan, least } of all) {
    const cut = new Map<string, bigint>()
    for (const { count, pieces: cuts, rest } of plan.patterns) {
      expect([rest.s >= 0n, lengthOf(cuts).add(rest).toFraction()]).toEqual([true, `${stock}`])
      for (const piece of cuts) {
        const length = piece.length.toFraction()
        cut.set(length, (cut.get(length) ?? 0n) + piece.count * count)
      }
    }
    expect(cut).toEqual(new Map(pieces.map(([length, count]) => [`${length}`, BigInt(count)])))
    expect(plan.patterns.reduce((sum, { count }) => sum + count, 0n)).toBe(plan.count)
    // Never more than first-fit decreasing, and never fewer than the least.
    expect(Number(plan.count)).toBeLessThanOrEqual(firstFit(pieces, stock))
    expect(Number(plan.count)).toBeGreaterThanOrEqual(least)
    expect(Number(plan.atLeast)).toBeLessThanOrEqual(least)
  }
  const isLeast = all.filter(({ plan, least }) => Number(plan.count) === least)
  expect(isLeast.length).toBeGreaterThanOrEqual(all.length * 0.99)
})

test('sixty rows of 100 pieces are planned within the steps, and no worse than by first-fit decreasing', () => {
  const rows = Array.from({ length: 60 }, (_, row) => [1000 + row * 53, 100] as const)
  const plan = planOf(rows, 12_000)
  expect(Number(plan.count)).toBeLessThan(firstFit(rows, 12_000))
  expect(planOf(rows.toReversed(), 12_000)).toEqual(plan)
})

test('lengths are exact: a third three times is a whole, and a hair more is not', () => {
  const third = { length: new Fraction(12, 3), count: 3n }
  expect(cuttingPlan([third], new Fraction(12)).count).toBe(1n)
  const odd = [97, 89, 83, 79, 73, 71, 67].map((of) => ({
    length: new Fraction(12, of),
    count: BigInt(of),
  }))
  expect(cuttingPlan(odd, new Fraction(12))).toMatchObject({ count: 7n, atLeast: 7n })
  const hair = { length: new Fraction(4).add('1/1000000000000000000'), count: 1n }
  const whole = { length: new Fraction(12), count: 1n }
  expect(cuttingPlan([whole, { ...third, count: 2n }, hair], new Fraction(12)).count).toBe(3n)
})

test('what has no length or is not wanted is no piece, and one longer than the stock is refused', () => {
  const pieces = [{ length: new Fraction(4000), count: 3n }]
  const all: Pieces = [
    [0, 4],
    [4000, 3],
    [13_000, 0],
  ]
  expect(planOf(all, 12_000).patterns).toEqual([{ count: 1n, pieces, rest: new Fraction(0) }])
  expect(planOf([], 12_000)).toMatchObject({ count: 0n, atLeast: 0n, patterns: [] })
  expect(
    planOf(
      [
        [7000, 1],
        [4000, 3],
      ],
      12_000,
    ).patterns.map((cut) => cut.pieces.length),
  ).toEqual([2, 1])
  expect(() => planOf([[12_001, 1]], 12_000)).toThrow(new RangeError('A piece of 12001 m'))
})

test('so many pieces as nobody cuts are counted all the same', () => {
  const { count, atLeast } = planOf([[4000, 999_999_999_999_999]], 12_000)
  expect([count, atLeast]).toEqual([333_333_333_333_333n, 333_333_333_333_333n])
})

test('The bars of 12 mm of a college’s beams: 367 in place of the 428 that each row takes by itself', () => {
  // The legible rows of 12 mm on the drawing 'Beams Model', KNUST School of Engineering, ABP Consult Ltd, of Ghana
  // (scribd.com/document/501647508): total number and length in mm of the marks R1201 to R1206, R1210 to R1212, R1216.
  const schedule: Pieces = [
    [8525, 108],
    [7275, 51],
    [1670, 122],
    [1825, 61],
    [9325, 9],
    [2000, 9],
    [9000, 137],
    [4325, 157],
    [4725, 18],
    [1500, 26],
  ]
  const byThemselves = schedule.map(([length, count]) =>
    Math.ceil(count / Math.floor(12_000 / length)),
  )
  expect(byThemselves.reduce((sum, bars) => sum + bars)).toBe(428)
  expect(planOf(schedule, 12_000)).toMatchObject({ count: 367n, atLeast: 367n })
})
