import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { lowerBound, solve } from '../../schemas/bill/cutting.ts'
import {
  type CuttingTask,
  firstFit,
  type RepeatedPattern,
  total,
} from '../../schemas/bill/firstFit.ts'
import { linearProgram } from '../../schemas/bill/linearProgram.ts'
import { searchFewer } from '../../schemas/bill/searchFewer.ts'

/*
 * Every device finds the same plan, so each part of the search is held to its exact answer. '2×1 0 3, 4' are two stock
 * lengths: each gives one piece of the first length and three of the third, and 4 are left.
 */

const shown = (batches: readonly RepeatedPattern[] = []) =>
  batches.map(({ times, pattern, rest }) => `${times}×${pattern.join(' ')}, ${rest}`).join('; ')
const PARTS = {
  bound: (task: CuttingTask) => `${lowerBound(task)}`,
  fit: (task: CuttingTask) => shown(firstFit(task)),
  program: (task: CuttingTask) => {
    const { columns, bound } = linearProgram(task)
    return `${shown(columns)}; at least ${bound}`
  },
  plan: (task: CuttingTask) => {
    const { batches, atLeast } = solve(task)
    return `${shown(batches)}; at least ${atLeast}`
  },
}

test.each<[keyof typeof PARTS, number, number[], number[], string]>([
  ['bound', 20, [12, 11, 10, 9, 2], [1, 8, 8, 2, 4], '13'],
  ['bound', 30, [29, 17, 4], [3, 1, 4], '5'],
  ['fit', 12, [4, 1], [5, 2], '1×3 0, 0; 1×2 2, 2'],
  ['fit', 30, [24, 20, 9, 3], [1, 8, 8, 1], '1×1 0 0 1, 3; 8×0 1 1 0, 1'],
  ['program', 12, [8, 4], [4, 5], '4×1 1, 0; at least 5'],
  ['program', 12, [8, 3, 2], [3, 2, 7], '2×1 0 2, 0; at least 4'],
  ['program', 20, [4, 3], [1, 4], '1×1 4, 4; at least 1'],
  ['plan', 60, [26, 23], [8, 1], '4×2 0, 8; 1×0 1, 37; at least 5'],
  ['plan', 12, [5, 3, 2], [1, 9, 2], '1×1 1 2, 0; 2×0 4 0, 0; at least 3'],
  [
    'plan',
    20,
    [11, 10, 8, 6, 3],
    [3, 3, 9, 9, 9],
    '3×1 0 0 1 1, 0; 1×0 2 0 0 0, 0; 3×0 0 2 0 1, 1; 3×0 0 1 2 0, 0; 1×0 1 0 0 3, 1; at least 11',
  ],
  ['plan', 30, [8, 6, 5, 3], [2, 3, 2, 5], '1×2 1 1 1, 0; 1×0 2 1 4, 1; at least 2'],
  [
    'plan',
    97,
    [41, 36, 26, 21, 16, 14, 12],
    [7, 2, 4, 1, 3, 3, 7],
    '1×0 2 0 0 0 0 2, 1; 3×2 0 0 0 0 0 1, 3; 1×1 0 1 0 1 1 0, 0; 1×0 0 2 1 0 0 2, 0; 1×0 0 1 0 2 2 0, 11; at least 7',
  ],
])('the %s from stock of %s for lengths of %j, so many %j, is %s', (part, stock, ...rest) => {
  const [lengths, counts, found] = rest
  expect(PARTS[part]({ stock, lengths, counts })).toBe(found)
})

test.each<[number, number[], number[], number, string | undefined, number]>([
  [20, [7, 2], [8, 4], 4, '1×2 3, 0; 1×2 1, 4; 1×2 0, 6; 1×2 0, 6', 21.5],
  [
    100,
    [38, 20, 17, 12, 10],
    [3, 4, 1, 2, 7],
    4,
    '1×2 0 0 2 0, 0; 1×1 3 0 0 0, 2; 1×0 1 1 0 6, 3; 1×0 0 0 0 1, 90',
    145.75,
  ],
  [60, [44, 14, 9, 7, 6, 5], [7, 6, 1, 1, 7, 6], 8, undefined, 168.5],
  [100, [62, 59, 57, 41, 31, 25, 12], [4, 5, 6, 5, 5, 3, 3], 14, undefined, 1743.5],
  [60, [44], [0], 0, '', 0],
  [60, [44], [0], -1, undefined, 0],
])('from stock of %s for lengths of %j, so many %j, at most %s: %s, in %s steps', (...of) => {
  const [stock, lengths, counts, most, found, taken] = of
  const steps = { left: 2000 }
  const batches = searchFewer({ stock, lengths, counts }, most, steps)
  expect([batches && shown(batches), 2000 - steps.left]).toEqual([found, taken])
})

test('where its proof takes too many steps, the linear program gives no bound', () => {
  const { lengths, counts } = randomTask(1, [30, 50, 10, 150])
  const even = lengths.map((length) => 2 * length)
  expect(linearProgram({ stock: 1201, lengths: even, counts }).bound).toBe(0n)
})

test('a search that its steps do not suffice for finds nothing, and goes on with none of its parts', () => {
  const steps = { left: 60 }
  const task = {
    stock: 200,
    lengths: [150, 138, 126, 74, 28, 14, 12],
    counts: [1, 7, 3, 2, 3, 1, 4],
  }
  expect([searchFewer(task, 10, steps), steps.left]).toEqual([undefined, -0.25])
  expect(
    searchFewer({ stock: 30, lengths: [28, 10, 4, 2], counts: [4, 3, 9, 9] }, 7, { left: 60 }),
  ).toBeUndefined()
  // Above 2 ** 53 a sum is rounded, and proves nothing.
  const rounded = { left: 60 }
  searchFewer({ stock: 2 ** 53, lengths: [2 ** 52 + 2], counts: [3] }, 2, rounded)
  expect(rounded.left).toBeLessThan(0)
})

/** Many pieces of random lengths, in a stock of 12 m. */
function randomTask(seed: number, [rows, each, least, most]: readonly number[]): CuttingTask {
  let state = seed
  const below = (limit = 1) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  const counts = new Map<number, number>()
  for (let row = 0; row < (rows ?? 0); row++) {
    const length = (least ?? 0) + below((most ?? 0) - (least ?? 0))
    counts.set(length, (counts.get(length) ?? 0) + 1 + below(each))
  }
  const all = [...counts].sort(([one], [other]) => other - one)
  return { stock: 1200, lengths: all.map(([length]) => length), counts: all.map(([, n]) => n) }
}
const LARGE = [60, 100, 100, 1200]
const SHORT = [60, 100, 30, 500]
const MIDDLE = [20, 30, 60, 1200]

test.each<[readonly number[], number, number, number, string]>([
  [LARGE, 1, 1873, 1802, '26f0f7ca'],
  [LARGE, 2, 2194, 2179, '6931eb5a'],
  [SHORT, 1, 696, 689, '356c1f39'],
  [SHORT, 2, 792, 783, '1d58cee7'],
  [MIDDLE, 1, 181, 181, 'c578a1bc'],
  [MIDDLE, 5, 145, 145, '115922c5'],
  [MIDDLE, 8, 152, 152, '57b34e98'],
  [MIDDLE, 13, 149, 149, '788e3673'],
  [MIDDLE, 34, 89, 88, 'cd4a6937'],
  [MIDDLE, 35, 193, 191, '3f38697e'],
  [MIDDLE, 68, 107, 106, '44722fc0'],
  [MIDDLE, 92, 124, 122, 'c35efb62'],
  [[12, 6, 60, 700], 6, 12, 12, 'bde5d0a9'],
  [[12, 6, 60, 700], 11, 15, 15, 'f62d909f'],
  [[9, 4, 200, 600], 13, 7, 7, '80f786fa'],
  [[7, 5, 150, 800], 3, 11, 11, 'cfd3d2d6'],
  [[7, 5, 150, 800], 6, 9, 9, '80201164'],
])(
  'of rows %j, random by %i, each device makes the same plan: %i, at least %i, %s',
  (rows, seed, ...found) => {
    const { batches, atLeast } = solve(randomTask(seed, rows))
    const plan = createHash('sha1').update(shown(batches)).digest('hex').slice(0, 8)
    expect([Number(total(batches)), Number(atLeast), plan]).toEqual(found)
  },
)
