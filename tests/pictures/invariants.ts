import { expect } from 'vitest'
import {
  CANVAS_WIDTH,
  type Drawing,
  MAX_SHAPES,
  textAlternative,
} from '../../src/pictures/drawing.ts'
import { elements, piecesDrawn } from './support.ts'

/** Expects the properties that every picture of a result has. */
export function expectInvariants(drawing: Drawing): void {
  expect(elements(drawing).length).toBeLessThanOrEqual(MAX_SHAPES)
  expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null|undefined/)
  expect(drawing.shapes.filter((shape) => !isOnCanvas(shape, drawing.height))).toEqual([])
  const said = textAlternative(drawing)
  for (const { drawn: how, count, text } of drawing.legend) {
    expect(said).toContain(text)
    if (how.as === 'each')
      expect(piecesDrawn(drawing, how.piece)).toBeCloseTo(count ?? Number.NaN, 6)
  }
  for (const note of drawing.notes) expect(said).toContain(note)
}

function isOnCanvas(shape: Drawing['shapes'][number], canvasHeight: number): boolean {
  const slack = 0.01
  switch (shape.kind) {
    case 'rect':
    case 'pattern': {
      const { x, y, width, height } = shape
      const sized = Math.min(width, height) >= 0
      const across = x >= -slack && x + width <= CANVAS_WIDTH + slack
      return sized && across && y >= -slack && y + height <= canvasHeight + slack
    }
    case 'circle': {
      const { x, y, radius } = shape
      const across = x - radius >= -slack && x + radius <= CANVAS_WIDTH + slack
      return across && y - radius >= -slack && y + radius <= canvasHeight + slack
    }
    case 'text':
      return shape.x >= 0 && shape.x <= CANVAS_WIDTH && shape.y >= 0 && shape.y <= canvasHeight
    case 'path':
      return shape.d !== ''
  }
}
