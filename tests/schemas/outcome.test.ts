import { expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { computeEstimate, shownInput } from '../../schemas/estimate/estimate.ts'
import { FormulaError } from '../../schemas/formula/error.ts'
import { parseFormula } from '../../schemas/formula/parse.ts'
import { withBeds } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { check } from '../support/checked.ts'

const gravel = checkDefinition('calculators/gravel.ts', 'gravel', valid)
const PATH = { area: '20', depth: '5', stone: 'ballast' }

function readyOf(calculator: CalculatorWithGuidance, typed: Record<string, string>) {
  const outcome = computeEstimate(calculator, typed)
  if (outcome.state === 'invalid')
    throw new Error(`Not accepted: ${outcome.fieldErrors.map(({ path }) => path).join(', ')}`)
  return outcome.estimate
}

/** The calculator with another computation of its last formula. */
function withLoads(
  loads: Partial<CalculatorWithGuidance['formulas'][number]>,
): CalculatorWithGuidance {
  const formulas = gravel.formulas.map((formula) =>
    formula.name === 'loads' ? { ...formula, ...loads } : formula,
  )
  return { ...gravel, formulas }
}

test('A formula that mentions what is absent is absent too: it has no row, and is not zero', () => {
  const { rows, values } = readyOf(withLoads({ ast: parseFormula('weight * spare') }), PATH)
  expect(rows.map(({ key }) => key)).toEqual(['volume', 'weight'])
  expect(values.has('loads')).toBe(false)
})

test('A row whose own field is empty takes no value of the same name from outside', () => {
  const garden = check(withBeds)
  const { beds, depth } = garden.fields
  if (beds?.kind !== 'repeat' || depth?.kind !== 'number') throw new Error('There are such fields')
  const own = { ...depth, default: undefined, optional: true as const }
  const dug = { name: 'dug', unit: 'cm', ast: parseFormula('depth'), accepts: {} }
  const rows = {
    ...beds,
    fields: { ...beds.fields, depth: own },
    formulas: [...beds.formulas, dug],
  }
  const withOwn = { ...garden, fields: { ...garden.fields, beds: rows } }
  const dugAt = (texts: Record<string, string>) =>
    readyOf(withOwn, { ...PATH, 'beds.0.length': '1', 'beds.0.width': '1', ...texts })
      .rowValues.get('beds')?.[0]
      ?.get('dug')
      ?.toFraction()
  expect([dugAt({}), dugAt({ 'beds.0.depth': '7' })]).toEqual([undefined, '7'])
})

test('Too few rows are refused at the first empty one', () => {
  const garden = check(withBeds)
  const { beds } = garden.fields
  if (beds?.kind !== 'repeat') throw new Error('There are beds')
  const ofTwo = { ...garden, fields: { ...garden.fields, beds: { ...beds, minimum: 2 } } }
  expect(
    computeEstimate(ofTwo, { ...PATH, 'beds.0.length': '1', 'beds.0.width': '1' }),
  ).toMatchObject({
    fieldErrors: [{ path: 'beds.1.length', message: 'Flower beds: at least 2 beds' }],
  })
})

test('A fault of the program is not taken for an invalid input', () => {
  const fault = new TypeError('A fault of the program', { cause: parseFormula('weight') })
  const get = () => {
    throw fault
  }
  const ast = new Proxy(parseFormula('weight'), { get })
  expect(() => computeEstimate(withLoads({ ast }), PATH)).toThrow(fault)
  const [ballast] = check({
    ...valid,
    materials: [{ material: 'ballast', amount: 'volume' }],
  }).materials
  if (!ballast) throw new Error('The path takes ballast')
  const broken = { ...gravel, materials: [{ ...ballast, ast }] }
  expect(() => amountsOf(broken, readyOf(gravel, PATH))).toThrow(fault)
  expect(String(new FormulaError('is empty'))).toBe('FormulaError: is empty')
})

test('The estimate has the value of every field, and whether it fell back', () => {
  const { depth } = gravel.fields
  if (depth?.kind !== 'number') throw new Error('The depth is a number')
  const kind: CalculatorWithGuidance = {
    ...gravel,
    fields: { ...gravel.fields, depth: { ...depth, onInvalid: 'default' } },
  }
  const { inputs } = readyOf(kind, { ...PATH, depth: 'deep' })
  const seen = Object.entries(inputs).map(([name, { value, typed, fellBack }]) => [
    name,
    value?.toFraction(),
    typed,
    fellBack,
  ])
  expect(seen).toEqual([
    ['area', '20', '20', false],
    ['depth', '5', 'deep', true],
    ['stone', undefined, 'ballast', false],
  ])
})

test('A field is read back as it was used: a number exactly, a choice by its label', () => {
  const { inputs } = readyOf(gravel, { ...PATH, area: ' 1200.50 ' })
  const shown = (name: string) => shownInput(gravel, inputs, name)
  expect(['area', 'depth', 'stone', 'weight'].map(shown)).toEqual([
    '1,200.5',
    '5',
    'Ballast',
    undefined,
  ])
  expect(shownInput(gravel, {}, 'area')).toBeUndefined()
  expect(shownInput({ ...gravel, fields: {} }, inputs, 'area')).toBeUndefined()
})

test('Results are worded by themselves, or by the unit of their formula', () => {
  const { rows } = readyOf(gravel, { ...PATH, area: '200' })
  expect(rows).toEqual([
    { key: 'volume', label: 'Volume', value: '10.00', unit: 'm³', emphasis: 'normal' },
    { key: 'weight', label: 'Weight at 5 cm', value: '16.0', unit: 'tonnes', emphasis: 'key' },
    { key: 'loads', label: 'Lorry loads', value: '3', unit: 'loads', emphasis: 'normal' },
  ])
})

test('A label may show what another formula came to, with two decimals', () => {
  const results = gravel.results.map((row) =>
    row.of === 'weight' ? { ...row, label: 'Weight of {volume} m³ at {depth} cm' } : row,
  )
  const { rows } = readyOf({ ...gravel, results }, { ...PATH, area: '123.456' })
  expect(rows[1]?.label).toBe('Weight of 6.17 m³ at 5 cm')
})
