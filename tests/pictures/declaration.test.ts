import { describe, expect, test } from 'vitest'
import { drawSketch } from '../../src/pictures/draw.ts'
import { fieldsInPicture, pictured } from './support.ts'

describe.each(pictured)('before a result, %s', (_, calculator) => {
  const sketch = drawSketch(calculator)
  test.each(fieldsInPicture(calculator))('shows what %s measures', (name) => {
    const marks = sketch?.shapes.filter((shape) => shape.field === name) ?? []
    expect(marks.length).toBeGreaterThan(1)
    const texts = marks.flatMap((shape) => (shape.kind === 'text' ? shape.text : []))
    expect(texts).toContain(calculator.fields[name]?.label)
  })

  test('names every field in its text alternative, and counts nothing', () => {
    const labels = Object.values(calculator.fields).map(({ label }) => label)
    expect(sketch?.subject).toBe(`What to measure: ${labels.join(', ')}`)
    expect(sketch?.legend).toEqual([])
  })
})
