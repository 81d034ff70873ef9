import { expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import { formValuesOf, rowCount, rowsOf } from '../../schemas/estimate/formValues.ts'
import { isShown, readForm } from '../../schemas/estimate/inputs.ts'
import { withBeds } from '../rejected/support/language.ts'

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
})

test('Errors have the order of the form, whatever order the reader finds them in', () => {
  const typed = { area: 'x', 'beds.0.length': 'y', 'beds.0.width': '1', depth: '5', lawn: 'z' }
  const { fieldErrors } = readForm(calculator.fields, typed)
  expect(fieldErrors.map(({ path }) => path)).toEqual(['area', 'beds.0.length', 'lawn'])
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
