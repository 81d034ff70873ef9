import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import { billLine, billOf } from '../../schemas/bill/bill.ts'
import { countedPackSize } from '../../schemas/bill/packs.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import {
  aggregateMaterials,
  inPacks,
  sharesInWords,
  wholeInPacks,
} from '../../src/list/aggregateMaterials.ts'
import { evaluateList } from '../../src/list/evaluateList.ts'
import { runsAtDepth } from '../support/depth.ts'
import { anyEstimate, bySlug, listed, listOf, sumsOf } from './support.ts'

const numRuns = runsAtDepth(100, 1000)
const POUR = { area: '19', thickness: '10', mix: '1:3:6', allowance: '0' }

function linesOf(...estimates: Parameters<typeof listOf>) {
  const { amounts, shares } = aggregateMaterials(evaluateList(listOf(...estimates), bySlug))
  return { lines: billOf(amounts, () => ({})).lines, shares }
}

test('two jobs of 10.45 bags are 21 bags, not 22', () => {
  const slab = listed('concrete-mix-calculator', 'Slab', POUR)
  const [one] = linesOf(slab).lines
  expect(one?.exact.toString()).toBe('10.45')
  expect(one?.packCountFigure).toBe('11')
  const [both] = linesOf(slab, { ...slab, name: 'Path' }).lines
  expect(both?.packCountFigure).toBe('21')
})

test('estimates with allowances of their own keep them, and are rounded once together', () => {
  const slab = listed('concrete-mix-calculator', 'Slab', POUR)
  const path = listed('concrete-mix-calculator', 'Path', { ...POUR, allowance: '5' })
  const [cement] = linesOf(slab, path).lines
  expect(cement?.exact.toString()).toBe('21.4225')
  expect(cement?.packCountFigure).toBe('22')
})

test('a share is in what the line counts, as loads of a lorry', () => {
  const slab = listed('concrete-mix-calculator', 'Slab', POUR)
  const { lines, shares } = linesOf(slab)
  const [, ballast] = lines.filter(({ key }) => key !== 'cement')
  if (!ballast) throw new Error('No ballast')
  const line = billLine(ballast, { pack: 'lorry-7' })
  expect(sharesInWords(line, shares.get('ballast') ?? [], () => 'Slab')).toBe(
    'Slab: 0.40 lorries of 7 tonnes, so 1 lorry of 7 tonnes',
  )
  expect(inPacks(line, countedPackSize(line))).toBe('1 lorry of 7 tonnes')
  expect(wholeInPacks({ ...line, exact: countedPackSize(line) })).toBe('1 lorry of 7 tonnes')
})

test('a tile, a paving block and a board entered the other way are the same one', () => {
  const tiles = (tileLength: string, tileWidth: string) =>
    listed('tile-estimator', tileLength, { roomLength: '3', roomWidth: '3', tileLength, tileWidth })
  const boards = (boardLength: string, boardWidth: string) =>
    listed('ceiling-calculator', boardLength, {
      roomLength: '4',
      roomWidth: '3',
      boardLength,
      boardWidth,
      frame: 'none',
    })
  const blocks = (blockLength: string, blockWidth: string) =>
    listed('paving-calculator', blockLength, { length: '5', width: '2', blockLength, blockWidth })
  const { lines } = linesOf(
    tiles('30', '60'),
    tiles('60', '30'),
    tiles('60', '60'),
    boards('2.4', '1.2'),
    boards('1.2', '2.4'),
    blocks('200', '100'),
    blocks('100', '200'),
  )
  expect(
    lines
      .filter(({ variant }) => variant)
      .map(({ key, packCountFigure }) => [key, packCountFigure]),
  ).toEqual([
    // 9 m² of 0.18 m² are 50 tiles, and 55 with 10%: twice, and 28 of 0.36 m².
    ['tile 30 × 60 cm', '110'],
    ['tile 60 × 60 cm', '28'],
    // 12 m² and 10% of 2.88 m² are 5 boards, twice.
    ['board 2.4 × 1.2 m', '10'],
    // 10 m² and 5% of 0.02 m² are 525 blocks, twice.
    ['paving 200 × 100 mm', '1,050'],
  ])
})

test('bars of 12 mm and of 16 mm stay apart', () => {
  const bars = (diameter: string) =>
    listed('steel-weight-calculator', diameter, { diameter, length: '6.5', bars: '4' })
  const { lines } = linesOf(bars('12'), bars('16'), bars('12'))
  expect(lines.map(({ key, packCountFigure }) => [key, packCountFigure])).toEqual([
    ['steel 12 mm', '8'],
    // 23.11 kg twice and 41.09 kg: a hundredth of 87.31 kg, rounded up once.
    ['binding-wire', '1'],
    ['steel 16 mm', '4'],
  ])
})

test('merging does not depend on the order', () => {
  const shuffled = fc
    .array(anyEstimate, { minLength: 1, maxLength: 10 })
    .chain((estimates) =>
      fc.tuple(
        fc.constant(estimates),
        fc.shuffledSubarray(estimates, { minLength: estimates.length }),
      ),
    )
  fc.assert(
    fc.property(shuffled, ([estimates, others]) => {
      expect(sumsOf(listOf(...others))).toEqual(sumsOf(listOf(...estimates)))
    }),
    { numRuns },
  )
})

test('the bill of one estimate is that estimate’s own', () => {
  fc.assert(
    fc.property(anyEstimate, (estimate) => {
      const calculator = bySlug.get(estimate.slug)
      const outcome = calculator && computeEstimate(calculator, estimate.values)
      if (!calculator || outcome?.state !== 'ready') throw new Error('Not accepted')
      const own = billOf(amountsOf(calculator, outcome.estimate).amounts, () => ({}))
      expect(linesOf(estimate).lines).toEqual(own.lines)
    }),
    { numRuns },
  )
})
