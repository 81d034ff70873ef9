import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import type { PlainShape, Shape } from '../../src/pictures/drawing.ts'
import { cover } from '../../src/pictures/lattice.ts'

/** A wall 2 m long of blocks 390 × 190 mm in joints of 10 mm, drawn at 100 units to a metre. */
function wall(length: string, height: string) {
  return cover({
    length: new Fraction(length),
    height: new Fraction(height),
    cellLength: new Fraction('0.4'),
    cellHeight: new Fraction('0.2'),
    joint: new Fraction('0.01'),
    bond: true,
    paint: 'block',
    cutPaint: 'cut',
    from: 'bottom',
    fitted: {
      x: 0,
      y: 0,
      width: Number(length) * 100,
      height: Number(height) * 100,
      scale: 100,
      toScale: true,
    },
  })
}

const isRect = (shape: Shape): shape is Extract<PlainShape, { kind: 'rect' }> =>
  shape.kind === 'rect'

/** The rectangles of the course that begins so many units above the ground, left to right. */
function course(shapes: Shape[], ground: number, above: number) {
  return shapes
    .filter(isRect)
    .map(({ x, y, width, height, paint }) => ({
      from: round(x),
      to: round(x + width),
      above: round(ground - y - height),
      high: round(height),
      paint,
    }))
    .filter((piece) => piece.above === above)
    .map(({ above: _, ...piece }) => piece)
}

const round = (coordinate: number) => Math.round(coordinate * 1000) / 1000

test('Blocks lie on a bed joint, with a joint after each', () => {
  const { shapes, whole } = wall('0.8', '0.4')
  expect(whole.valueOf()).toBe(3)
  expect(course(shapes, 40, 1)).toEqual([
    { from: 0, to: 39, high: 19, paint: 'block' },
    { from: 40, to: 79, high: 19, paint: 'block' },
  ])
})

test('The next course begins with half a block and its joint', () => {
  const { shapes } = wall('0.8', '0.4')
  expect(course(shapes, 40, 21)).toEqual([
    { from: 0, to: 19, high: 19, paint: 'cut' },
    { from: 20, to: 59, high: 19, paint: 'block' },
    { from: 60, to: 80, high: 19, paint: 'cut' },
  ])
})

test('A course that does not fit is cut at the top, above its bed joint', () => {
  const { shapes } = wall('0.8', '0.3')
  expect(course(shapes, 30, 21)).toEqual([
    { from: 0, to: 19, high: 9, paint: 'cut' },
    { from: 20, to: 59, high: 9, paint: 'cut' },
    { from: 60, to: 80, high: 9, paint: 'cut' },
  ])
})

test('A pattern lays its blocks where single ones would lie', () => {
  const few = wall('0.8', '0.4')
  const many = wall('40', '20')
  expect(many.drawn).toBe('pattern')
  const pattern = many.shapes.find((shape) => shape.kind === 'pattern')
  if (pattern?.kind !== 'pattern') throw new Error('No pattern')
  const { cell } = pattern
  // The pattern's cell begins at the ground, as the first two courses do.
  expect(round(cell.y + cell.height)).toBe(2000)
  expect(course(pattern.shapes, cell.height, 1)).toEqual(course(few.shapes, 40, 1).slice(0, 1))
  expect(course(pattern.shapes, cell.height, 21).map(({ from, to }) => [from, to])).toEqual([
    [20, 59],
    [-20, 19],
  ])
})
