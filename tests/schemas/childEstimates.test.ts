import { expect, test } from 'vitest'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import {
  computeChildEstimates,
  estimatesWithoutRows,
} from '../../schemas/estimate/childEstimates.ts'
import type { Given } from '../../schemas/estimate/formValues.ts'
import { workingLines } from '../../schemas/estimate/working.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import { withBeds } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'
import { check, estimateOf } from '../support/checked.ts'

/** Gravel, at most 300 m² of it, 20 cm deep, and 12 m³ in all. */
const gravel = check(
  changed(valid, {
    'fields.area.accepts': { exclusiveMinimum: '0', maximum: '300' },
    'fields.depth.accepts': { exclusiveMinimum: '0', maximum: '20' },
    'formulas.volume.accepts': { maximum: '12' },
  }),
)

const soil = { kind: 'number', label: 'Soil', unit: 'cm', default: '5', accepts: 'positive' }

/** A garden with a depth of its own in each bed, and some formulas that gravel could be given. */
const garden = check(
  changed(withBeds, {
    'fields.beds.fields.soil': soil,
    'formulas.deep': { unit: 'cm', is: 'depth * 2' },
    'formulas.soilDepth': { unit: 'cm', is: 'sum(beds.soil)' },
    'results[3]': { of: 'deep', label: 'Deep', decimals: 0 },
    'results[4]': { of: 'soilDepth', label: 'Soil', decimals: 0 },
    'examples.path.expect.deep': '10',
    'examples.path.expect.soilDepth': '0',
    'examples.yard.expect.deep': '20',
    'examples.yard.expect.soilDepth': '0',
  }),
)

/** The error of a child estimate in a garden, of gravel or another, and its path in the garden's form. */
function refusal(
  made: Partial<Calculator['estimates'][number]>,
  given: Given,
  child: Calculator = gravel,
) {
  const path = { name: 'Path', stage: 'Ground', of: 'gravel', given: {} }
  const calculator = { ...garden, estimates: [{ ...path, ...made }] }
  const estimates = computeChildEstimates(calculator, estimateOf(calculator, given), () => child)
  if (!('path' in estimates)) throw new Error('Accepted')
  return estimates
}

const ALL = { area: 'area', depth: 'depth', stone: 'stone' }
const DEPTH = 'Depth: a number above zero, at most 20'

test('An error of another calculator appears at the field that gives the value', () => {
  expect(refusal({ given: ALL }, { area: '400' })).toEqual({
    path: 'area',
    message: 'Path: Area: a number above zero, at most 300',
  })
  expect(refusal({ given: ALL }, { area: '20', depth: '21' })).toEqual({
    path: 'depth',
    message: `Path: ${DEPTH}`,
  })
})

test('If a formula gives the value, the error appears at the field that the formula depends on', () => {
  const given = { ...ALL, depth: 'deep' }
  expect(refusal({ given }, { area: '20', depth: '15' })).toEqual({
    path: 'depth',
    message: `Path: ${DEPTH}`,
  })
})

test('An error in a result of the other calculator appears at a field that gives a value, also if the result depends on a field of its own', () => {
  expect(refusal({ given: { area: 'area' } }, { area: '250', depth: '1' })).toEqual({
    path: 'area',
    message: 'Path: Volume: a number, at most 12',
  })
})

test('An error from a row appears in that row of the form, which may have empty rows before it', () => {
  const bed = { length: '1', width: '1' }
  const made = { name: 'Bed {row}', forEach: 'beds', given: { ...ALL, depth: 'beds.soil' } }
  const rows = [bed, { soil: '' }, { ...bed, soil: '30' }]
  expect(refusal(made, { area: '20', beds: rows })).toEqual({
    path: 'beds.2.soil',
    message: `Bed 2: ${DEPTH}`,
  })
  expect(refusal(made, { area: '400', beds: [bed] })).toEqual({
    path: 'area',
    message: 'Bed 1: Area: a number above zero, at most 300',
  })
})

test('An error from a formula of a row appears at the field of the row that the formula depends on', () => {
  const made = { name: 'Bed {row}', forEach: 'beds', given: { ...ALL, area: 'beds.bedArea' } }
  const beds = [
    { length: '1', width: '1' },
    { length: '20', width: '20' },
  ]
  expect(refusal(made, { area: '500', beds })).toEqual({
    path: 'beds.1.width',
    message: 'Bed 2: Area: a number above zero, at most 300',
  })
})

test('An error from a row that a repeat gives appears at that repeat, in the row of the form', () => {
  const upTo2 = { exclusiveMinimum: '0', maximum: '2' }
  const small = check(changed(withBeds, { 'fields.beds.fields.width.accepts': upTo2 }))
  const bed = { length: '1', width: '1' }
  const rows = [bed, { soil: '' }, { ...bed, width: '3' }]
  const made = { of: 'small', given: { ...ALL, beds: ['beds'] } }
  expect(refusal(made, { area: '20', beds: rows }, small)).toEqual({
    path: 'beds.2.width',
    message: 'Path: Bed 2, width: a number above zero, at most 2',
  })
})

test('An estimate for each row is made where its condition holds: in the row, or outside of it', () => {
  const bed = { name: 'Bed {row}', stage: 'Ground', of: 'plain', given: ALL, forEach: 'beds' }
  const beds = [
    { length: '1', width: '1' },
    { length: '1', width: '1' },
  ]
  const made = ['Bed 1', 'Bed 2']
  const namesIf = (when: string) => {
    const calculator = { ...garden, estimates: [{ ...bed, when }] }
    const estimate = estimateOf(calculator, { area: '20', beds })
    const estimates = computeChildEstimates(calculator, estimate, () => gravel)
    return 'path' in estimates ? estimates : estimates.map(({ name }) => name)
  }
  expect([namesIf('beds.soil'), namesIf('deep'), namesIf('missing')]).toEqual([made, made, []])
})

test('A formula that only an estimate needs has its step in the working', () => {
  const results = garden.results.filter(({ of }) => of !== 'deep')
  const path = { name: 'Path', stage: 'Ground', of: 'gravel', given: ALL }
  const warning = { when: 'soilDepth', text: 'There is soil in it.' }
  for (const { warnings, made } of [
    { warnings: [], made: { ...path, given: { ...ALL, depth: 'deep' } } },
    { warnings: [warning], made: { ...path, given: { ...ALL, depth: 'deep' } } },
    { warnings: [], made: { ...path, when: 'deep' } },
  ]) {
    const calculator = { ...garden, results, estimates: [made], warnings }
    expect(workingLines(calculator, estimateOf(calculator, { area: '20' }))).toContain(
      'Deep = depth × 2 = 5 cm × 2 = 10 cm',
    )
  }
})

test('A child estimate of what is absent is not made, in a row neither', () => {
  const path = { name: 'Path', stage: 'Ground', of: 'gravel', given: { ...ALL, depth: 'absent' } }
  const bed = { ...path, forEach: 'beds', given: { ...ALL, depth: 'beds.absent' } }
  const calculator = { ...garden, estimates: [path, bed] }
  const estimate = estimateOf(calculator, { area: '20', beds: [{ length: '1', width: '1' }] })
  expect(computeChildEstimates(calculator, estimate, () => gravel)).toEqual([])
})

test.each([
  ['with endless decimals rounded up at the fourth', 'area / 3', '4000', '1333.3334'],
  ['of 15 characters as it is', 'area / 2', '13580.246913578', '6790.123456789'],
  ['of 15 characters and a comma as it is', 'area * 1', '123456.12345678', '123456.12345678'],
  ['too long to type rounded up, too', 'area / 4', '12345.678901235', '3086.4198'],
])('A child estimate gets a value %s', (_, is, area, typed) => {
  const plain = check(valid)
  const part = { name: 'part', unit: 'm²', ast: parseFormula(is), accepts: {} }
  const path = { name: 'Path', stage: 'Ground', of: 'plain', given: { ...ALL, area: 'part' } }
  const calculator = { ...plain, formulas: [...plain.formulas, part], estimates: [path] }
  const made = computeChildEstimates(calculator, estimateOf(calculator, { area }), () => plain)
  if ('path' in made) throw new Error(made.message)
  expect(made.map(({ estimate }) => estimate.inputs.area?.typed)).toEqual([typed])
})

test('The estimates that wait for rows are named by what has none, without the number of a row', () => {
  const made = { stage: 'Ground', of: 'gravel', given: {} }
  const estimates = [
    { ...made, name: 'Bed {row}', forEach: 'beds' },
    { ...made, name: 'Soil, bed {row}', forEach: 'beds' },
    { ...made, name: 'Edge', when: 'soilDepth' },
    { ...made, name: 'Path', when: 'deep' },
    { ...made, name: 'Gate' },
    { ...made, name: 'Fence', forEach: 'beds', when: 'area' },
    { ...made, name: 'Post, bed, {row}', forEach: 'beds' },
  ]
  const waiting = (given: Given) =>
    estimatesWithoutRows({ ...garden, estimates }, estimateOf(garden, given))
  expect(waiting({ area: '20' })).toEqual(
    new Map([['beds', ['Bed 1', 'Soil', 'Edge', 'Post, bed']]]),
  )
  expect(waiting({ area: '20', beds: [{ length: '1', width: '1' }] })).toEqual(new Map())
})
