import { expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import { formValuesOf, rowCount, rowsOf } from '../../schemas/estimate/formValues.ts'
import { entered, inputRows } from '../../schemas/estimate/inputRows.ts'
import { isShown, readForm } from '../../schemas/estimate/inputs.ts'
import { withDefaults } from '../../schemas/estimate/withDefaults.ts'
import { withBeds } from '../rejected/support/language.ts'
import { estimateOf } from '../support/checked.ts'
import { plaster } from '../support/plaster.ts'

const calculator = checkDefinition('calculators/garden.ts', 'garden', {
  ...withBeds,
  fields: {
    ...withBeds.fields,
    lawn: {
      kind: 'number',
      label: 'Lawn',
      unit: 'm',
      accepts: 'positive',
      optional: true,
      visibleWhen: { stone: ['ballast'] },
    },
  },
  formulas: { ...withBeds.formulas, mown: { unit: 'm', is: 'lawn * 2' } },
  results: [...withBeds.results, { of: 'mown', label: 'Mown', decimals: 1 }],
})
const { beds } = calculator.fields
if (beds?.kind !== 'repeat') throw new Error('Beds are a repeat')
const repeat = beds

test('A form holds as many rows of a repeat as its texts name places', () => {
  expect(rowCount('beds', {})).toBe(0)
  expect(rowCount('beds', { area: '3', 'beds.x.length': '3', 'beds.1': '3' })).toBe(0)
  expect(rowCount('beds', { 'paths.4.length': '3', 'beds.1.length': '' })).toBe(2)
  expect(rowCount('beds', { 'beds.11.length': '1', 'beds.3.width': '1' })).toBe(12)
  expect(rowCount('beds', { 'beds.1x.length': '1', 'beds.x1.length': '1' })).toBe(0)
  expect(rowCount('beds', { 'beds.1000.length': '1' })).toBe(0)
  expect(rowCount('beds', { 'beds..length': '1' })).toBe(0)
})

test('A row in which nothing was typed is not there; one with a digit, or with inches alone, is', () => {
  const filled = (texts: Record<string, string>) =>
    rowsOf('beds', repeat, texts).map(({ index }) => index)
  expect(filled({ 'beds.0.length': ' ', 'beds.1.width': '2', 'beds.2.length': '' })).toEqual([1])
  expect(filled({ 'beds.0.length': '', 'beds.0.length.inches': '6' })).toEqual([0])
})

test('A row of which only an option was chosen is not there', () => {
  const { stone } = calculator.fields
  if (stone?.kind !== 'choice') throw new Error('The stone is a choice')
  const ofStone = { ...repeat, fields: { ...repeat.fields, stone } }
  expect(rowsOf('beds', ofStone, { 'beds.0.stone': 'murram' })).toEqual([])
})

test('An example is typed in with its rows, its units and the defaults of what it leaves out', () => {
  const rows = [{ length: '1', width: '2' }]
  expect(formValuesOf(calculator.fields, { area: '20', 'area.unit': 'm²', beds: rows })).toEqual({
    area: '20',
    'area.unit': 'm²',
    depth: '5',
    stone: 'ballast',
    lawn: '',
    'beds.0.length': '1',
    'beds.0.width': '2',
  })
  expect(formValuesOf(calculator.fields, { beds: 'two' })).not.toHaveProperty(['beds.0.length'])
  expect(formValuesOf(calculator.fields, { 'area.unit': rows })).not.toHaveProperty(['area.unit'])
  expect(formValuesOf(calculator.fields, { grass: '5' })).not.toHaveProperty('grass')
})

test('Errors have the order of the form, whatever order the reader finds them in', () => {
  const typed = { area: 'x', 'beds.0.length': 'y', 'beds.0.width': '1', depth: '5', lawn: 'z' }
  const { fieldErrors } = readForm(calculator.fields, typed)
  expect(fieldErrors.map(({ path }) => path)).toEqual(['area', 'beds.0.length', 'lawn'])
})

test.each([
  ['8,4', 'a comma separates thousands'],
  ['8,45 m', 'a comma separates thousands'],
  ['1,2345', 'a number above zero'],
  ['8,x', 'a number above zero'],
  ['12m5', 'write 12 m 5 cm or 12.5 m'],
  ['2 + 12 M 5 + 1', 'write 12 m 5 cm or 12.5 m'],
  ['3m5x', 'a number above zero'],
  ['3 +', 'write a sum as 3 + 2, with a unit behind each, or behind none'],
  ['0 + 0', 'a number above zero'],
  ['x', 'a number above zero'],
])('%s is refused with what it may mean, or with what the field accepts: %s', (lawn, reason) => {
  const { fieldErrors } = readForm(calculator.fields, { area: '1', depth: '5', lawn })
  expect(fieldErrors).toEqual([{ path: 'lawn', message: `Lawn: ${reason}` }])
})

test('A field that may stay empty is absent when both of its boxes are, in the unit that is chosen', () => {
  const lawn = (texts: Record<string, string>) => {
    const { inputs, fieldErrors } = readForm(calculator.fields, { area: '1', depth: '5', ...texts })
    return fieldErrors.length > 0 ? 'refused' : (inputs.lawn?.value?.toFraction() ?? 'absent')
  }
  expect(lawn({})).toBe('absent')
  expect(lawn({ lawn: ' ' })).toBe('absent')
  expect(lawn({ lawn: '', 'lawn.unit': 'm', 'lawn.inches': '6' })).toBe('absent')
  expect(lawn({ lawn: '', 'lawn.unit': 'ft in', 'lawn.inches': '6' })).toBe('381/2500')
  expect(lawn({ 'lawn.unit': 'ft in', 'lawn.inches': '6' })).toBe('381/2500')
  expect(lawn({ lawn: '', 'lawn.unit': 'ft in' })).toBe('absent')
  expect(lawn({ lawn: '1', 'lawn.unit': 'ft in', 'lawn.inches': '' })).toBe('381/1250')
  expect(lawn({ lawn: '0' })).toBe('refused')
})

test('A field of some options is there with the default option, and not with another', () => {
  const { lawn } = calculator.fields
  if (lawn?.kind !== 'number') throw new Error('The lawn is a number')
  expect(isShown(lawn, calculator.fields, '', {})).toBe(true)
  expect(isShown(lawn, calculator.fields, '', { stone: 'murram' })).toBe(false)
  expect(isShown(lawn, calculator.fields, '', { stone: 'marble' })).toBe(false)
})

test('The form values restore a form: with the unit if it is not the default, and both boxes', () => {
  const formValuesAfter = (typed: Record<string, string>) =>
    readForm(calculator.fields, { area: '20', ...typed }).formValues
  expect(formValuesAfter({ lawn: ' 5 ', 'lawn.unit': 'm' })).toMatchObject({ lawn: '5' })
  expect(formValuesAfter({ lawn: ' 5 ', 'lawn.unit': 'm' })).not.toHaveProperty(['lawn.unit'])
  expect(formValuesAfter({ lawn: '5', 'lawn.unit': 'ft' })).toMatchObject({ 'lawn.unit': 'ft' })
  expect(formValuesAfter({ lawn: '5', 'lawn.unit': 'ft' })).not.toHaveProperty(['lawn.inches'])
  const feet = { lawn: '5', 'lawn.unit': 'ft in', 'lawn.inches': '' }
  expect(formValuesAfter({ lawn: '5', 'lawn.unit': 'ft in' })).toMatchObject(feet)
  expect(formValuesAfter({ ...feet, 'lawn.inches': ' 6 ' })).toMatchObject({ 'lawn.inches': '6' })
})

test('The form values have the default in place of what was not read', () => {
  const { depth } = calculator.fields
  if (depth?.kind !== 'number') throw new Error('The depth is a number')
  const fields = { ...calculator.fields, depth: { ...depth, onInvalid: 'default' as const } }
  expect(readForm(fields, { area: '1', depth: 'deep' }).formValues).toMatchObject({ depth: '5' })
})

test('the defaults complete typed texts, in each row too, and nothing else does', () => {
  const typed = {
    wallLength: '5',
    'openings.0.width': '1',
    'openings.1.width': '2',
    'openings.1.count': '3',
  }
  expect(withDefaults(plaster.fields, typed)).toEqual({
    ...typed,
    coat: 'usual',
    key: '3',
    'openings.0.count': '1',
  })
})

test('rows that nobody added are not made up', () => {
  expect(withDefaults(plaster.fields, { key: '5' })).toEqual({ coat: 'usual', key: '5' })
})

test('The rows of the inputs have the order of the form, each with its unit, a plain number without one', () => {
  const given = {
    wallLength: '12 ft 6 in',
    wallHeight: '3',
    openings: [{ width: '0.9', height: '2.1', count: '2' }],
  }
  const rows = inputRows(plaster, estimateOf(plaster, given))
  expect(rows.map((row) => [row.key, row.label, entered(row), row.unit])).toEqual([
    ['wallLength', 'Wall length', '12 ft 6 in = 3.81', 'm'],
    ['wallHeight', 'Wall height', '3', 'm'],
    ['openings.0.width', 'Opening 1, width', '0.9', 'm'],
    ['openings.0.height', 'Opening 1, height', '2.1', 'm'],
    ['openings.0.count', 'Opening 1, how many', '2', ''],
    ['coat', 'Coat', 'As usual', ''],
  ])
})
