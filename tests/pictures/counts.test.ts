import fc from 'fast-check'
import type Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import { pictureSchema } from '../../schemas/definition/picture.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { Drawing } from '../../src/pictures/drawing.ts'
import { runsAtDepth } from '../support/depth.ts'
import { SPECIFIED } from '../support/specified.ts'
import { expectInvariants } from './invariants.ts'
import {
  drawn,
  drawnFor,
  inputsOf,
  numberOf,
  pictured,
  piecesDrawn,
  shownIn,
  stated,
} from './support.ts'

const RUNS = { numRuns: runsAtDepth(100, 500) }

/** Ordinary entries: metres, centimetres, counts, with up to two decimals. */
const ordinary = fc
  .tuple(fc.integer({ min: 1, max: 6000 }), fc.constantFrom(1, 10, 100))
  .map(([digits, scale]) => String(digits / scale))

/** Entries that nobody should type, and somebody will. */
const extreme = fc.constantFrom(
  '999999999999999',
  '1,000,000',
  '500000',
  '0.000001',
  '0.0000000000001',
  '-500',
  '-0.5',
  '0',
  '99.9999',
  '100',
  '2.5',
  '1',
  '300',
)

/** Two exact numbers are one; text, so that a failure can be read. */
function expectSame(one: Fraction | undefined, other: Fraction | undefined): void {
  expect(one?.toFraction()).toBe(other?.toFraction())
}

/** Every drawn or stated count equals what the results show, calculator by calculator. */
const promises: Record<string, (drawing: Drawing, estimate: Estimate) => void> = {
  'concrete-mix-calculator': (drawing, estimate) => {
    expectSame(stated(drawing, /^Cement/), shownIn(estimate, 'cementBags'))
    expectSame(stated(drawing, /^Sand/), shownIn(estimate, 'sand'))
    expectSame(stated(drawing, /^Ballast/), shownIn(estimate, 'aggregate'))
  },
  'tile-estimator': (drawing, estimate) => {
    const needed = stated(drawing, /whole tile/).add(stated(drawing, /cut pieces/))
    const spare = stated(drawing, /spare tile/).sub(stated(drawing, /fewer/))
    expectSame(needed, shownIn(estimate, 'rawTiles'))
    expectSame(needed.add(spare), shownIn(estimate, 'totalTiles'))
    expectSame(stated(drawing, /in all/), shownIn(estimate, 'totalTiles'))
  },
  'block-brick-estimator': (drawing, estimate) => {
    const total = shownIn(estimate, 'totalWithWaste')
    const spare = stated(drawing, /spare (block|stone|brick)/).sub(stated(drawing, /fewer/))
    expectSame(stated(drawing, /in all/), total)
    expectSame(spare, total.sub(shownIn(estimate, 'blockCount')))
    const needed = stated(drawing, /whole (block|stone|brick)/).add(stated(drawing, /cut pieces/))
    // Openings are taken off the count, and not drawn.
    const isWhole = estimate.repeats.openings?.length === 0
    if (isWhole && estimate.inputs.mortarGap?.value?.gte(0)) {
      expectSame(needed, shownIn(estimate, 'blockCount'))
    }
  },
  'roofing-estimator': (drawing, estimate) => {
    const [columns = '', rows = '', sheets = ''] = drawing.legend[0]?.text.split(/[×=]/) ?? []
    expectSame(numberOf(columns), shownIn(estimate, 'columns'))
    expectSame(numberOf(rows), shownIn(estimate, 'rows'))
    expectSame(numberOf(sheets), shownIn(estimate, 'sheetCount'))
  },
  'steel-weight-calculator': (drawing, estimate) => {
    expectSame(stated(drawing, /in the bundle/), estimate.values.get('bars'))
    expectSame(stated(drawing, /kg in all/), shownIn(estimate, 'totalWeight'))
  },
  'paint-estimator': (drawing, estimate) => {
    expectSame(stated(drawing, /litres? of paint/), shownIn(estimate, 'paintLiters'))
    expect(drawing.legend[0]?.text).toContain(estimate.rows[0]?.value)
    expectSame(numberOf(drawing.legend[0]?.text ?? ''), estimate.values.get('walls'))
  },
}

describe.each(pictured)('%s', (slug, calculator) => {
  test(`${RUNS.numRuns} ordinary results: the picture says and draws what the results say`, () => {
    let ready = 0
    fc.assert(
      fc.property(inputsOf(calculator, ordinary), (typed) => {
        const picture = drawn(calculator, typed)
        if (!picture) return
        ready += 1
        expectInvariants(picture.drawing)
        promises[slug]?.(picture.drawing, picture.estimate)
      }),
      RUNS,
    )
    expect(ready).toBeGreaterThan(RUNS.numRuns / 10)
  })

  test(`${RUNS.numRuns} extreme results: the picture neither breaks nor contradicts them`, () => {
    fc.assert(
      fc.property(inputsOf(calculator, extreme), (typed) => {
        const picture = drawn(calculator, typed)
        if (!picture) return
        expectInvariants(picture.drawing)
        promises[slug]?.(picture.drawing, picture.estimate)
      }),
      RUNS,
    )
  })
})

test('each specified calculator has a picture whose counts are promised', () => {
  const slugs = SPECIFIED.map(({ slug }) => slug)
  expect(Object.keys(promises)).toEqual(expect.arrayContaining(slugs))
  expect(pictured.map(([slug]) => slug)).toEqual(expect.arrayContaining(slugs))
})

test('every kind of part is in a picture of some calculator, and so is drawn above', () => {
  const drawnAbove = pictured.flatMap(([, { picture = [] }]) => picture.map(({ part }) => part))
  const kinds = pictureSchema.element.options.map(({ shape }) => shape.part.value)
  expect(drawnAbove).toEqual(expect.arrayContaining(kinds))
})

test('whole tiles are those that fit between the walls, found by counting on a grid of integers', () => {
  const millimetres = fc.integer({ min: 500, max: 9000 })
  const tile = fc.integer({ min: 100, max: 900 })
  fc.assert(
    fc.property(millimetres, millimetres, tile, tile, (length, width, tileLength, tileWidth) => {
      const { drawing } = drawnFor('tile-estimator', {
        roomLength: String(length / 1000),
        roomWidth: String(width / 1000),
        tileLength: String(tileLength / 10),
        tileWidth: String(tileWidth / 10),
      })
      const whole = Math.floor(length / tileLength) * Math.floor(width / tileWidth)
      expect(stated(drawing, /whole tile/).valueOf()).toBe(whole)
    }),
    RUNS,
  )
})

test('whole blocks are those that lie in the wall with their joints, found by laying them', () => {
  const millimetres = fc.integer({ min: 300, max: 9000 })
  fc.assert(
    fc.property(
      millimetres,
      millimetres,
      fc.integer({ min: 0, max: 30 }),
      (length, height, gap) => {
        const { drawing } = drawnFor('block-brick-estimator', {
          wallLength: String(length / 1000),
          wallHeight: String(height / 1000),
          mortarGap: String(gap),
        })
        let whole = 0
        for (let course = 0; (course + 1) * (225 + gap) <= height; course += 1) {
          const start = course % 2 === 0 ? 0 : (450 + gap) / 2
          for (let end = start + 450 + gap; end <= length; end += 450 + gap) whole += 1
        }
        expect(stated(drawing, /whole block/).valueOf()).toBe(whole)
      },
    ),
    RUNS,
  )
})

test('more tiles than can be drawn one by one become a pattern that says so', () => {
  const { drawing } = drawnFor('tile-estimator', {
    roomLength: '12',
    roomWidth: '12.05',
    tileLength: '30',
    tileWidth: '30',
  })
  expect(drawing.notes).toEqual(['1,607 tiles, drawn as a pattern'])
  expect(drawing.shapes.some(({ kind }) => kind === 'pattern')).toBe(true)
})

test('9.96 bags are shown as 10.0, and ten whole bags are drawn', () => {
  const { drawing } = drawnFor('concrete-mix-calculator', { area: '16.6', thickness: '10' })
  expect(piecesDrawn(drawing, 'bag')).toBe(10)
})
