import { describe, expect, test } from 'vitest'
import tiles from '../../calculators/tile-estimator.ts'
import { checkDefinition } from '../../schemas/check/index.ts'
import type { DefinitionInput } from '../../schemas/definition/calculator.ts'
import { drawSketch } from '../../src/pictures/draw.ts'
import { fieldsInPicture, pictured } from './support.ts'

const pieces = {
  noun: 'tile',
  length: 'tileLength',
  height: 'tileWidth',
  cut: 'at the edges',
  needed: 'rawTiles',
  total: 'totalTiles',
  wastage: 'wastage',
}
const surface = {
  part: 'surface',
  length: 'roomLength',
  height: 'roomWidth',
  material: 'tile',
  pieces,
}

function messageFor(changed: Record<string, unknown>): string {
  try {
    // What it takes is in the catalogue, which a picture knows nothing of; two formulas serve that.
    const { shortSide: _short, longSide: _long, ...formulas } = tiles.formulas
    const definition: object = {
      ...(tiles satisfies DefinitionInput),
      formulas,
      materials: [],
      ...changed,
    }
    checkDefinition('calculators/tiles.ts', 'tiles', definition)
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const KNOWN =
  'roomLength, roomWidth, tileLength, tileWidth, wastage, roomArea, tileArea, rawTiles, totalTiles'

describe('a definition whose picture does not fit is refused', () => {
  test.each([
    [
      'a field that does not exist',
      { ...surface, length: 'roomLenght' },
      'calculators/tiles.ts: picture[0].length names "roomLenght", which is not a number field, a choice\'s value, a constant or a formula; did you mean "roomLength"?',
    ],
    [
      'a name that is nowhere near',
      { ...surface, width: undefined, height: 'mango' },
      'calculators/tiles.ts: picture[0].width is undefined; a definition is pure data: text, numbers, lists, objects',
    ],
    [
      'a name that nothing has',
      { ...surface, height: 'mango' },
      `calculators/tiles.ts: picture[0].height names "mango", which is not a number field, a choice's value, a constant or a formula; known here: ${KNOWN}`,
    ],
    [
      'a length measured in per cent',
      { ...surface, height: 'wastage' },
      'calculators/tiles.ts: picture[0].height names "wastage", which is measured in %; a length is expected: roomLength, roomWidth, tileLength, tileWidth',
    ],
    [
      'an area in place of a count',
      { ...surface, pieces: { ...pieces, needed: 'roomArea' } },
      'calculators/tiles.ts: picture[0].pieces.needed names "roomArea", which is measured in m²; a count or a plain number is expected: rawTiles, totalTiles',
    ],
    [
      'a part that is not drawn',
      { ...surface, part: 'fence' },
      'calculators/tiles.ts: picture[0].part is none of the parts: surface, lapped, box, cylinder, layers, stairs, gable, grid, section, bar, bundle, coats, pile, heaps',
    ],
    [
      'a parameter that is left out',
      { part: 'surface', length: 'roomLength', height: 'roomWidth' },
      "calculators/tiles.ts: picture[0].material is none of 'concrete', 'cement', 'sand', 'ballast', 'block', 'tile', 'sheet', 'steel', 'plaster', 'paint', 'hardcore', 'murram', 'dust', 'board', 'earth'",
    ],
    [
      'a length in place of a percentage',
      { ...surface, pieces: { ...pieces, wastage: 'roomLength' } },
      'calculators/tiles.ts: picture[0].pieces.wastage names "roomLength", which is measured in m; a percentage is expected: wastage',
    ],
    [
      'a name that nothing has, in a text',
      { ...surface, alt: 'A floor of {totalTile}' },
      'calculators/tiles.ts: picture[0].alt shows {totalTile}, which is not a field, a choice\'s value, a constant or one of the results; did you mean "totalTiles"?',
    ],
  ])('%s', (_, wrong, message) => {
    expect(messageFor({ picture: [wrong] })).toBe(message)
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
      picture: [{ ...surface, length: 'spare' }],
    })
    expect(message).toBe(
      `calculators/tiles.ts: picture[0].length names "spare", which is measured in ${unit}; a length is expected: ${LENGTHS}`,
    )
  })

  test('an icon that is a name, and one that is no path', () => {
    expect(messageFor({ icon: 'hammer' })).toBe(
      'calculators/tiles.ts: icon is not an object; it has lines, filled',
    )
    expect(messageFor({ icon: { lines: 'M3 3h18', filled: 'url(#x)' } })).toBe(
      "calculators/tiles.ts: icon.filled is not a path on a grid of 24, as 'M3 3h18v18H3z'",
    )
  })

  test('the real one is accepted', () => {
    expect(messageFor({ picture: [surface] })).toBe('accepted')
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
