import { describe, expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import { splitName } from '../../schemas/definition/formulaLabel.ts'
import { amountInWords, labelsOf } from '../../schemas/definition/labels.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import { withBeds } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'

function wordOf(name: string, changes: object = {}): string | undefined {
  const definition = { ...valid, ...changes }
  return labelsOf(checkDefinition('calculators/gravel.ts', 'gravel', definition)).get(name)
}

const { fields, formulas, constants, results } = valid

test('a name is split into words', () => {
  expect(['volume', 'effectiveFace', 'cmPerM', 'sheet2Width'].map(splitName)).toEqual([
    'volume',
    'effective face',
    'cm per m',
    'sheet2 width',
  ])
})

describe('A field is called by its label', () => {
  const called = (label: string) =>
    wordOf('area', { fields: { ...fields, area: { ...fields.area, label } } })
  test.each([
    ['Path area', 'path area'],
    ['Path area (m²)', 'path area'],
    ['Path area (m², measured) of all', 'path area of all'],
    ['A path', 'a path'],
    ['PVC area', 'PVC area'],
    ['area of the A4 sheet', 'area of the A4 sheet'],
    ['6" Block', '6" Block'],
  ])('%s is %s inside a sentence', (label, words) => {
    expect(called(label)).toBe(words)
  })
})

test("a choice's value is called by its label, or by its name", () => {
  expect(wordOf('stone.density')).toBe('density')
  const stone = { ...fields.stone, labels: { density: 'Loose weight' } }
  expect(wordOf('stone.density', { fields: { ...fields, stone } })).toBe('loose weight')
})

test("a choice's value without a label among others with one is called by its name", () => {
  const more = changed(valid, {
    'fields.stone.units.grainSize': 'mm',
    'fields.stone.labels': { density: 'Loose weight' },
    'fields.stone.options.ballast.values.grainSize': '20',
    'fields.stone.options.murram.values.grainSize': '20',
    'formulas.weight.is': 'volume * stone.density * stone.grainSize / stone.grainSize',
  })
  expect(wordOf('stone.grainSize', more)).toBe('grain size')
  expect(wordOf('stone.density', more)).toBe('loose weight')
})

test('a constant is called by its label, or by its name', () => {
  expect(wordOf('lorryLoad')).toBe('lorry load')
  const lorryLoad = { ...constants.lorryLoad, label: 'Load of a tipper (7 t)' }
  expect(wordOf('lorryLoad', { constants: { ...constants, lorryLoad } })).toBe('load of a tipper')
})

test('a formula is called by its own label, then as its result, then by its name', () => {
  expect(wordOf('loads')).toBe('lorry loads')
  const loads = { ...formulas.loads, label: 'Full lorries' }
  expect(wordOf('loads', { formulas: { ...formulas, loads } })).toBe('full lorries')
  const without = changed(valid, {
    results: results.filter(({ of }) => of !== 'volume'),
    'examples.path.expect.volume': undefined,
    'examples.yard.expect.volume': undefined,
  })
  expect(wordOf('volume', without)).toBe('volume')
  expect(wordOf('volume')).toBe('volume')
})

test('a result whose label shows a value lends its formula no words', () => {
  expect(wordOf('weight')).toBe('weight')
  expect(results[1]?.label).toBe('Weight at {depth} cm')
})

test('an amount for each row has the labels of the row, and any other those of the form', () => {
  const garden = checkDefinition('calculators/garden.ts', 'garden', withBeds)
  const wordsFor = (is: string, forEach?: string) =>
    amountInWords(garden, { forEach, ast: parseFormula(is) })
  expect(wordsFor('bedArea * depth', 'beds')).toBe('bed area × depth, for each bed')
  expect(wordsFor('covered * depth')).toBe('covered × depth')
})
