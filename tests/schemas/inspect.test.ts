import { expect, test } from 'vitest'
import { checkAll } from '../../schemas/check/all.ts'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import { inspectDefinition } from '../../schemas/check/inspect.ts'
import type { Diagnostic } from '../../schemas/compile/diagnostic.ts'
import { pathWithBedsBySoil } from '../rejected/support/good.ts'
import { withPits } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'

function inspected(definition: unknown, beside: Diagnostic[] = []) {
  const read = { file: 'calculators/gravel.ts', slug: 'gravel', definition }
  const problems = checkAll([read]).get('gravel')?.diagnostics ?? []
  return inspectDefinition(definition, [...problems, ...beside])
}

const FILLED_IN = {
  units: [
    { formula: 'volume', declared: 'm³', derived: 'm³' },
    { formula: 'weight', declared: 'tonne', derived: 'tonne' },
    { formula: 'loads', declared: 'lorry', derived: '1' },
  ],
  examples: [
    { name: 'path', state: 'passes' },
    { name: 'yard', state: 'passes' },
  ],
}

test('the inspection of a file without data or the shape of a definition has the problem alone', () => {
  expect(inspected({ ...valid, summary: undefined })).toEqual({
    diagnostics: [
      {
        path: 'summary',
        message: 'is undefined; a definition is pure data: text, numbers, lists, objects',
      },
    ],
    units: [],
    examples: [],
  })
  expect(inspected({ ...valid, order: 'first' })).toEqual({
    diagnostics: [{ path: 'order', message: 'is not a number; write it without quotes' }],
    units: [],
    examples: [],
  })
})

test('a formula by option has a unit for each, and one in a row for the rows that belong to it', () => {
  const soils = inspected(pathWithBedsBySoil.definition).units.slice(-2)
  expect(soils).toEqual([
    { formula: 'bedsOfLoam', declared: 'm²', derived: 'm²' },
    { formula: 'bedsOfClay', declared: 'm²', derived: 'm²' },
  ])
  expect(inspected(withPits).units).toContainEqual({
    formula: 'beds.planted',
    declared: 'm²',
    derived: 'm²',
  })
})

test('a formula without a unit says in brackets why, and the examples wait', () => {
  const formulas = { ...valid.formulas, loads: { unit: 'lorry', is: 'ceil(wieght / lorryLoad)' } }
  const { units, examples } = inspected({ ...valid, formulas })
  expect(units.at(-1)).toEqual({
    formula: 'loads',
    declared: 'lorry',
    derived: '("wieght" has no unit)',
  })
  expect(examples).toEqual([
    { name: 'path', state: 'waits' },
    { name: 'yard', state: 'waits' },
  ])
})

test('an example that fails leaves the others as they are', () => {
  const { path } = valid.examples
  const wrong = { ...path, expect: { ...path.expect, loads: '2' } }
  const { diagnostics, examples } = inspected({
    ...valid,
    examples: { ...valid.examples, path: wrong },
  })
  expect(diagnostics).toEqual([
    { path: 'examples.path.expect.loads', message: "says '2', but the formulas give '1'" },
  ])
  expect(examples).toEqual([
    { name: 'path', state: 'fails' },
    { name: 'yard', state: 'passes' },
  ])
})

test('an answer that shows what no example has does not make the examples wait', () => {
  const faqs = [...valid.faqs, { question: 'How heavy?', answer: '{path.wieght} tonnes.' }]
  const { diagnostics, examples } = inspected({ ...valid, faqs })
  expect(diagnostics.map(({ path }) => path)).toEqual(['faqs[3].answer'])
  expect(examples).toEqual(FILLED_IN.examples)
})

test('the formulas of rows, and those that use another calculator, are listed with their units', () => {
  const layers = {
    ...valid,
    fields: {
      ...valid.fields,
      layers: {
        kind: 'repeat',
        label: 'Layers',
        row: 'layer',
        maximum: 4,
        fields: { height: { kind: 'number', label: 'Height', unit: 'cm', accepts: 'positive' } },
        formulas: { volume: { unit: 'm³', is: 'area * height / cmPerM' } },
      },
    },
    uses: { below: { of: 'gravel', given: { area: 'area', depth: 'depth', stone: 'stone' } } },
    formulas: {
      all: { unit: 'm³', is: 'sum(layers.volume) + below.volume' },
    },
  }
  const gravel = checkDefinition('calculators/gravel.ts', 'gravel', valid)
  const others = { catalogue: {}, slugs: ['gravel'], find: () => gravel }
  expect(inspectDefinition(layers, [], others).units).toEqual([
    { formula: 'layers.volume', declared: 'm³', derived: 'm³' },
    { formula: 'all', declared: 'm³', derived: 'm³' },
  ])
})
