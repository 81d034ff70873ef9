import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawResult, drawSketch } from '../../src/pictures/draw.ts'
import { explained, textAlternative } from '../../src/pictures/drawing.ts'
import { barPlaces } from '../../src/pictures/sectionBars.ts'
import { calculatorAt, estimateOf } from '../export/support.ts'
import { parts, yardWith } from './fixtures.ts'
import { drawn, estimated, inputsOf } from './support.ts'

const typed = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 6000 }), fc.constantFrom(1, 10, 100))
    .map(([digits, scale]) => String(digits / scale)),
  fc.constantFrom('999999999999999', '0.0000000000001', '-500', '0', '1', '2.5'),
)

/** The text alternative of a picture of one part. */
function alternativeText(
  picture: Parameters<typeof yardWith>[0],
  inputs: Record<string, string> = {},
): string {
  const result = drawn(yardWith(picture), inputs)
  if (!result) throw new Error('The yard was not accepted')
  return textAlternative(result.drawing)
}

test('where no formula counts the pieces of a face, its own area does', () => {
  expect(alternativeText(parts.surface, { long: '2.1', wide: '1.04', wastage: '0' })).toBe(
    'A yard of 2.1 m by 1.04 m, to scale. 100 whole blocks. 10 blocks for the cut pieces at the edges, by area. 110 blocks in all.',
  )
})

test('a word is counted in its number', () => {
  const caption = (steps: string) =>
    drawn(yardWith(parts.stairs), { steps })?.drawing.shapes.flatMap((shape) =>
      shape.kind === 'text' ? shape.text : [],
    )
  expect(caption('1')).toContain('1 step')
  expect(caption('12')).toContain('12 steps')
})

test('the picture has a part with its option, and with no other', () => {
  const calculator = yardWith(parts.cylinder)
  const round = drawn(calculator, { shape: 'round' })
  expect(round?.drawing.shapes.length).toBeGreaterThan(3)
  const square = estimated(calculator, { shape: 'square' })
  expect(square && drawResult(calculator, square)).toBe(undefined)
})

test('a layer of no depth is not there, and neither is a heap of nothing', () => {
  const paints = (kind: 'layers' | 'heaps') =>
    drawn(yardWith(parts[kind]), { thin: '0' })?.drawing.shapes.flatMap((shape) =>
      'paint' in shape ? shape.paint : [],
    )
  expect(paints('layers')).not.toContain('murram')
  expect(paints('layers')).toContain('hardcore')
  expect(paints('heaps')).not.toContain('murram')
})

test('every bar of a grid is drawn, both ways', () => {
  expect(alternativeText(parts.grid, { steps: '14' })).toBe(
    '15 bars along the length. 15 bars across it. The two close up are not to scale.',
  )
})

test('a pattern replaces bars that are too close to distinguish, and the legend says so and counts them', () => {
  const slab = calculatorAt('slab-steel-calculator')
  const large = estimateOf(slab, { slabLength: '11.9', slabWidth: '9' })
  const drawing = drawResult(slab, large)
  expect(drawing && explained(drawing).map(({ text }) => text)).toEqual([
    '46 bars along the length',
    '61 bars across it',
    'Too many to be drawn one by one: a pattern stands for the bars.',
    'The two close up are not to scale.',
  ])
  const bars = drawing?.shapes.filter((shape) => 'piece' in shape && shape.piece === 'along')
  expect(bars).toEqual([])
})

test('every bar of a section is drawn, and so is what they are', () => {
  expect(alternativeText(parts.sectionWithRing, { steps: '3' })).toBe(
    'A beam of 200 mm by 300 mm, to scale. 4 bars at the top. 3 bars of 0.25 m. ring of 50 mm. So many bars do not fit side by side.',
  )
})

test('bars that are too many for a section, or no whole number, are a band', () => {
  const band = 'A band stands for bars that are too many, or no whole number.'
  expect(alternativeText(parts.section, { steps: '2.5' })).toContain(`2.5 bars of 100 mm. ${band}`)
  expect(alternativeText(parts.section, { steps: '25' })).toContain(`25 bars of 100 mm. ${band}`)
})

test('bars around a section are in its corners first, and then where they are furthest apart', () => {
  const places = (count: number, at: 'top' | 'bottom' | 'around', height = 40) =>
    barPlaces(count, at, { x: 0, y: 0, width: 20, height }, 1).map(({ x, y }) => `${x} ${y}`)
  const corners = ['1 39', '19 39', '1 1', '19 1']
  expect(places(4, 'around')).toEqual(corners)
  expect(places(6, 'around')).toEqual([...corners, '1 20', '19 20'])
  expect(places(8, 'around', 20)).toEqual([
    ...['1 19', '19 19', '1 1', '19 1'],
    ...['10 19', '10 1', '1 10', '19 10'],
  ])
  expect(places(3, 'bottom')).toEqual(['1 39', '10 39', '19 39'])
  expect(places(1, 'top')).toEqual(['10 1'])
})

test('so many bars as there are stand inside the ring, wherever they are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 24 }),
      fc.constantFrom('top' as const, 'bottom' as const, 'around' as const),
      fc.tuple(fc.integer({ min: 4, max: 150 }), fc.integer({ min: 4, max: 150 })),
      (count, at, [width, height]) => {
        const places = barPlaces(count, at, { x: 10, y: 20, width, height }, 2)
        expect(places).toHaveLength(count)
        for (const { x, y } of places) {
          expect(x).toBeGreaterThanOrEqual(12)
          expect(x).toBeLessThanOrEqual(8 + width)
          expect(y).toBeGreaterThanOrEqual(22)
          expect(y).toBeLessThanOrEqual(18 + height)
        }
      },
    ),
  )
})

test('parts are one below the other, and none reaches into the next', () => {
  const alone = drawn(yardWith(parts.column), {})?.drawing
  const both = drawn(yardWith([...parts.column, ...parts.heaps]), {})?.drawing
  expect(both?.shapes.slice(0, alone?.shapes.length)).toEqual(alone?.shapes)
  const below = both?.shapes.slice(alone?.shapes.length) ?? []
  const tops = below.flatMap((shape) => ('y' in shape ? shape.y : []))
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(alone?.height ?? Number.NaN)
})

test('the words of a block with two sides stand clear of each other, however long they are', () => {
  const calculator = yardWith(parts.block)
  const called: Record<string, string> = {
    long: 'Length of the ring beam',
    wide: 'Width of the ring beam',
    deep: 'Depth of the ring beam',
  }
  const fields = Object.fromEntries(
    Object.entries(calculator.fields).map(([name, field]) => [
      name,
      { ...field, label: called[name] ?? field.label },
    ]),
  )
  const expectApart = (drawing: ReturnType<typeof drawSketch>) => {
    const texts = drawing?.shapes.filter((shape) => shape.kind === 'text') ?? []
    const boxes = texts.map(({ x, y, text, room }) => ({
      half: Math.min(text.length * 8.6, room) / 2,
      x,
      y,
    }))
    for (const [index, one] of boxes.entries()) {
      expect(one.x - one.half).toBeGreaterThanOrEqual(0)
      expect(one.x + one.half).toBeLessThanOrEqual(320)
      expect(one.y).toBeLessThanOrEqual(drawing?.height ?? 0)
      for (const other of boxes.slice(index + 1)) {
        const isClear =
          Math.abs(one.y - other.y) >= 15 || Math.abs(one.x - other.x) >= one.half + other.half
        expect(isClear, JSON.stringify(texts)).toBe(true)
      }
    }
  }
  const sketch = drawSketch({ ...calculator, fields })
  expectApart(sketch)
  for (const name of Object.keys(called)) {
    expect(sketch?.shapes.filter(({ field }) => field === name).length).toBeGreaterThan(1)
  }
  fc.assert(
    fc.property(inputsOf(calculator, typed), (inputs) => {
      expectApart(drawn({ ...calculator, fields }, inputs)?.drawing)
    }),
    { numRuns: 300 },
  )
})
