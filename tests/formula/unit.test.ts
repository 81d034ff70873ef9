import { describe, expect, test } from 'vitest'
import { FormulaError, underline } from '../../schemas/formula/error.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import {
  deriveUnit,
  formatUnit,
  isCount,
  mayBeDeclared,
  parseUnit,
  sameUnit,
  type Unit,
} from '../../schemas/formula/unit.ts'
import { MEASURES } from '../../schemas/measures.ts'

describe('A unit reads as a definition writes it', () => {
  test.each([
    ['1', []],
    ['m', [['m', 1]]],
    ['m²', [['m', 2]]],
    ['m³', [['m', 3]]],
    ['%', [['%', 1]]],
    ['tile', [['tile', 1]]],
    [
      'cm/m',
      [
        ['cm', 1],
        ['m', -1],
      ],
    ],
    [
      'mm²·m/kg',
      [
        ['mm', 2],
        ['m', 1],
        ['kg', -1],
      ],
    ],
    ['1/m²', [['m', -2]]],
    [
      'KSh/bag·day',
      [
        ['KSh', 1],
        ['bag', -1],
        ['day', -1],
      ],
    ],
    ['m·m', [['m', 2]]],
    ['m/m', []],
  ] as const)('%s', (text, powers) => {
    expect([...parseUnit(text)]).toEqual(powers)
  })
  test('and is written back the same', () => {
    for (const text of ['1', 'm', 'm²', 'cm/m', 'mm²·m/kg', '1/m²', 'KSh/bag·day', 'm⁹', '%']) {
      expect(formatUnit(parseUnit(text))).toBe(text)
    }
    for (const text of Object.keys(MEASURES)) expect(formatUnit(parseUnit(text))).toBe(text)
    expect(formatUnit(new Map([['m', 12]]))).toBe('m¹²')
  })
})

describe('The error about a text that is no unit names the part, and says which units there are', () => {
  const rule = `the measures are ${Object.keys(MEASURES).join(', ')}, a count is a lower-case word as 'tile', a plain number is '1', powers are ² and ³, products use ·`
  test.each([
    ['M', 'M'],
    ['sq', 'sq'],
    ['m*m', 'm*m'],
    ['m²·', ''],
    ['', ''],
    ['cm/1', '1'],
    ['2·m', '2'],
    ['Tile', 'Tile'],
    ['m¹', 'm¹'],
    ['constructor²²', 'constructor²²'],
  ])('%j', (text, part) => {
    expect(() => parseUnit(text)).toThrow(
      new FormulaError(`is '${text}', where '${part}' is not a unit; ${rule}`),
    )
  })
  test('a second /', () => {
    expect(() => parseUnit('cm/m/s')).toThrow(
      new FormulaError("is 'cm/m/s', which has more than one /; write what is below as 'a/b·c'"),
    )
  })
})

const UNITS = new Map(
  Object.entries({
    area: 'm²',
    width: 'm',
    thickness: 'cm',
    cmPerM: 'cm/m',
    tiles: 'tile',
    boxes: 'box',
    ratio: '1',
    percent: '%',
    loss: '%',
    pitch: '°',
    'rooms.area': 'm²',
    'mix.bags': 'bag/m³',
  }).map(([name, unit]) => [name, parseUnit(unit)] as const),
)
const derive = (text: string): Unit =>
  deriveUnit(parseFormula(text), (name) => UNITS.get(name) ?? new Map())

describe('The unit of a formula is derived from its tree', () => {
  test.each([
    ['area', 'm²'],
    ['area * thickness / cmPerM', 'm³'],
    ['width^2', 'm²'],
    ['(thickness / cmPerM)^3', 'm³'],
    ['width^0', '1'],
    ['floor(area / width)', 'm'],
    ['area + width * width', 'm²'],
    ['min(area, width^2, 2 * area)', 'm²'],
    ['max(tiles, 3 * tiles)', 'tile'],
    ['1 + percent / percent', '1'],
    ['area * width * mix.bags', 'bag'],
    ['1 / width', '1/m'],
    ['max(0, width) - 0.0', 'm'],
    ['sqrt(area)', 'm'],
    ['sin(pitch)', '1'],
    ['sum(rooms.area) / width', 'm'],
  ])('%s comes out in %s', (text, unit) => {
    expect(formatUnit(derive(text))).toBe(unit)
  })
  test.each([
    ['area + width', "adds 'm²' and 'm'; both sides must have one unit", '^^^^^^^^^^^^'],
    [
      'width - thickness',
      "subtracts 'm' and 'cm'; both sides must have one unit; divide what is in cm by cmPerM",
      '^'.repeat(17),
    ],
    [
      '2 * (width + 1)',
      "adds 'm' and '1'; both sides must have one unit; a number written in a formula has no unit: make 1 a constant in m",
      '    ^^^^^^^^^^^',
    ],
    [
      'tiles + 1',
      "adds 'tile' and '1'; both sides must have one unit; a number written in a formula has no unit: make 1 a constant in tile",
      '^'.repeat(9),
    ],
    ['1 + percent', "adds '1' and '%'; both sides must have one unit", '^'.repeat(11)],
    [
      '1 + loss * 2',
      "adds '1' and '%'; both sides must have one unit; write (loss * 2) / percent",
      '^'.repeat(12),
    ],
    [
      'max(ratio, width, 3)',
      "takes the max of '1' and 'm' and '1'; both sides must have one unit; a number written in a formula has no unit: make 3 a constant in m",
      '^'.repeat(20),
    ],
    [
      'max(width, thickness)',
      "takes the max of 'm' and 'cm'; both sides must have one unit; divide what is in cm by cmPerM",
      '^'.repeat(21),
    ],
    [
      'ceil(min(area, area, width))',
      "takes the min of 'm²' and 'm²' and 'm'; both sides must have one unit",
      `     ${'^'.repeat(22)}`,
    ],
  ])('%s is refused', (text, message, carets) => {
    let thrown: unknown
    try {
      derive(text)
    } catch (error) {
      thrown = error
    }
    const error = thrown instanceof FormulaError ? thrown : undefined
    expect(error?.message).toBe(message)
    expect(error?.span && underline(text, error.span)).toBe(`    ${text}\n    ${carets}`)
  })
})

describe('A plain number may be given the name of what it counts, and nothing else', () => {
  test.each([
    ['1', '1', true],
    ['m²', 'm²', true],
    ['1', 'tile', true],
    ['tile', 'tile', true],
    ['tile', 'box', false],
    ['tile', '1', false],
    ['m²', 'tile', false],
    ['1', 'm', false],
    ['1', '%', false],
    ['1', 'litre', false],
    ['1', 'tile²', false],
    ['1', 'tile/m²', false],
    ['m²·cm', 'm³', false],
    ['cm', 'm', false],
  ])('a formula in %s may be declared in %s: %s', (derived, declared, allowed) => {
    expect(mayBeDeclared(parseUnit(derived), parseUnit(declared))).toBe(allowed)
  })
  test.each([
    ['tile', true],
    ['bag', true],
    ['1', false],
    ['m', false],
    ['litre', false],
    ['tonne', false],
    ['tile²', false],
    ['bag/m³', false],
    ['1/bag', false],
  ])('%s is a count: %s', (unit, count) => {
    expect(isCount(parseUnit(unit))).toBe(count)
  })
})

test('Two units are the same whatever the order of their factors', () => {
  expect(sameUnit(parseUnit('mm²·m/kg'), parseUnit('m·mm²/kg'))).toBe(true)
  expect(sameUnit(parseUnit('m'), parseUnit('m²'))).toBe(false)
  expect(sameUnit(parseUnit('m'), parseUnit('1'))).toBe(false)
})
