import { describe, expect, test } from 'vitest'
import tiles from '../../calculators/tile-estimator.ts'
import { checkDefinition } from '../../schemas/check/index.ts'
import type { CalculatorDefinition } from '../../schemas/definition/calculator.ts'
import { drawSketch } from '../../src/pictures/draw.ts'
import { fieldsInPicture, pictured } from './support.ts'

const picture = {
  kind: 'floor',
  length: 'roomLength',
  width: 'roomWidth',
  tileLength: 'tileLength',
  tileWidth: 'tileWidth',
  wastage: 'wastage',
  tiles: 'rawTiles',
  total: 'totalTiles',
}

function messageFor(changed: Record<string, unknown>): string {
  try {
    const definition: object = { ...(tiles satisfies CalculatorDefinition), ...changed }
    checkDefinition('calculators/tiles.ts', 'tiles', definition)
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const VOLUMES = { bags: 'rawTiles', sand: 'rawTiles', aggregate: 'roomArea' }

describe('a definition whose picture does not fit is refused', () => {
  test.each([
    [
      'a field that does not exist',
      { ...picture, length: 'roomLenght' },
      'calculators/tiles.ts: picture.length names "roomLenght", which is not a number field or a choice\'s value; did you mean "roomLength"?',
    ],
    [
      'a formula where a field is measured',
      { ...picture, width: 'roomArea' },
      'calculators/tiles.ts: picture.width names "roomArea", which is not a number field or a choice\'s value; known here: roomLength, roomWidth, tileLength, tileWidth, wastage',
    ],
    [
      'a length measured in per cent',
      { ...picture, width: 'wastage' },
      'calculators/tiles.ts: picture.width names "wastage", which is measured in %; a length is expected: roomLength, roomWidth, tileLength, tileWidth',
    ],
    [
      'an area in place of a count',
      { ...picture, tiles: 'roomArea' },
      'calculators/tiles.ts: picture.tiles names "roomArea", which is measured in m²; a count or a plain number is expected: rawTiles, totalTiles',
    ],
    [
      'a field in place of a result',
      { ...picture, total: 'wastage' },
      'calculators/tiles.ts: picture.total names "wastage", which is not one of the results; known here: roomArea, tileArea, rawTiles, totalTiles',
    ],
    [
      'a kind that is not drawn',
      { ...picture, kind: 'fence' },
      "calculators/tiles.ts: picture.kind has no known kind; a picture's kind is 'slab', 'wall', 'floor', 'roof', 'bars' or 'coats'",
    ],
    [
      'a parameter that is left out',
      { ...picture, total: undefined },
      'calculators/tiles.ts: picture.total is undefined; a definition is pure data: text, numbers, lists, objects',
    ],
    [
      'a length in place of a percentage',
      { ...picture, wastage: 'roomLength' },
      'calculators/tiles.ts: picture.wastage names "roomLength", which is measured in m; a percentage is expected: wastage',
    ],
    [
      'a count where nothing has the measure that is wanted',
      { kind: 'slab', area: 'roomLength', thickness: 'tileWidth', mix: 'wastage', ...VOLUMES },
      [
        'calculators/tiles.ts: picture.area names "roomLength", which is measured in m; an area is expected',
        'calculators/tiles.ts: picture.mix names "wastage", which is not a choice',
        'calculators/tiles.ts: picture.sand names "rawTiles", which is measured in tile; a volume is expected',
        'calculators/tiles.ts: picture.aggregate names "roomArea", which is measured in m²; a volume is expected',
      ].join('\n'),
    ],
  ])('%s', (_, wrong, message) => {
    expect(messageFor({ picture: wrong })).toBe(message)
  })

  const { fields } = tiles
  const LENGTHS = 'roomLength, roomWidth, tileLength, tileWidth'
  test.each([
    ['a plain number', '1'],
    ['a length of tiles', 'm·tile'],
  ])('%s is no length', (_, unit) => {
    const spare = { kind: 'number', label: 'Spare', unit, accepts: 'positive', default: '1' }
    const message = messageFor({
      fields: { ...fields, spare },
      picture: { ...picture, length: 'spare' },
    })
    expect(message).toBe(
      `calculators/tiles.ts: picture.length names "spare", which is measured in ${unit}; a length is expected: ${LENGTHS}`,
    )
  })

  test('an icon that is not drawn', () => {
    expect(messageFor({ icon: 'hammer' })).toBe(
      "calculators/tiles.ts: icon is none of 'mix', 'block', 'bar', 'sheet', 'paint', 'tile', 'calculator'",
    )
  })

  test('the real one is accepted', () => {
    expect(messageFor({ picture })).toBe('accepted')
  })
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
    const labels = Object.values(calculator.fields).map(({ label }) => label)
    expect(sketch?.subject).toBe(`What to measure: ${labels.join(', ')}`)
    expect(sketch?.legend).toEqual([])
  })
})
