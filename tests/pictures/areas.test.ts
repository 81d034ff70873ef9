import { describe, expect, test } from 'vitest'
import { isPricedField } from '../../schemas/definition/billFields.ts'
import { drawResult, drawSketch } from '../../src/pictures/draw.ts'
import { explained, textAlternative } from '../../src/pictures/drawing.ts'
import { calculatorAt, estimateOf } from '../export/support.ts'
import { fieldsInPicture, pictured } from './support.ts'

const house = calculatorAt('house-estimator')
const plan = { length: '10', width: '8', rise: '2' }

function pictureOf(rooms: Record<string, string>[]) {
  const drawing = drawResult(house, estimateOf(house, { ...plan, rooms }))
  if (!drawing) throw new Error('It has no picture')
  return drawing
}

const NOT_PLACED = 'Where the rooms and the inside walls are is not asked, and not drawn.'
const BELOW = 'Where doors and windows are is not asked: they stand below the front, in its scale.'

test('the rooms of a plan are a list of areas beside it, which says that their places are not known', () => {
  const drawing = pictureOf([
    { length: '4.5', width: '4' },
    { length: '3.65', width: '2.95' },
  ])
  expect(explained(drawing).map(({ text }) => text)).toEqual([
    'Room 1: 18.00 m²',
    'Room 2: 10.77 m²',
    NOT_PLACED,
    BELOW,
  ])
  expect(textAlternative(drawing)).toContain(`Room 1: 18.00 m². Room 2: 10.77 m². ${NOT_PLACED}`)
})

test('a plan without rooms, and one before any result, lists none', () => {
  expect(explained(pictureOf([])).map(({ text }) => text)).toEqual([NOT_PLACED, BELOW])
  expect(drawSketch(house)?.legend).toEqual([])
})

describe.each(pictured)('before a result, %s', (_, calculator) => {
  const sketch = drawSketch(calculator)
  test.each(fieldsInPicture(calculator))('shows what %s measures', (name) => {
    const marks = sketch?.shapes.filter((shape) => shape.field === name) ?? []
    expect(marks.length).toBeGreaterThan(1)
    const texts = marks.flatMap((shape) => (shape.kind === 'text' ? shape.text : []))
    expect(texts).toContain(calculator.fields[name]?.label)
  })

  test('names every field in its text alternative, and counts nothing', () => {
    const labels = Object.values(calculator.fields)
      .filter((field) => !isPricedField(field))
      .map(({ label }) => label)
    expect(sketch?.subject).toBe(`What to measure: ${labels.join(', ')}`)
    expect(sketch?.legend).toEqual([])
  })
})
