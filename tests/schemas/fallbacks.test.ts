import { expect, test } from 'vitest'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { fallbackTexts } from '../../schemas/estimate/fallbacks.ts'
import { formValuesOf } from '../../schemas/estimate/formValues.ts'
import { readForm } from '../../schemas/estimate/inputs.ts'
import { calculatorAt } from '../support/calculators.ts'

/** The notes beside the result of some texts; the other fields have their defaults. */
function saidOf(calculator: CalculatorWithGuidance, typed: Record<string, string>): string[] {
  const outcome = computeEstimate(calculator, formValuesOf(calculator.fields, typed))
  if (outcome.state === 'invalid')
    throw new Error(`Not accepted: ${outcome.fieldErrors.map(({ message }) => message).join(', ')}`)
  return fallbackTexts(calculator, outcome.estimate)
}

const blocks = calculatorAt('block-brick-estimator')
const WALL = { wallLength: '6', wallHeight: '3' }

test('a field that takes numbers above zero alone says so, and a plain number has no unit', () => {
  const { wastage } = blocks.fields
  if (wastage?.kind !== 'number') throw new Error('The wastage is a number')
  const strict: CalculatorWithGuidance = {
    ...blocks,
    fields: {
      ...blocks.fields,
      wastage: { ...wastage, accepts: { exclusiveMinimum: '0' }, unit: '1' },
    },
  }
  expect(saidOf(strict, { ...WALL, wastage: '-5' })).toEqual([
    'Wastage: not a number above zero, so 5 was used.',
  ])
})

test('a field under the bill says it there, and not beside the result; where a link has no text for it, nobody left it empty', () => {
  const { wastage, mortarGap } = blocks.fields
  if (wastage?.kind !== 'number' || !mortarGap) throw new Error('The wastage is a number')
  const underBill = { ...wastage, placement: 'bill' as const }
  const calculator = { ...blocks, fields: { ...blocks.fields, wastage: underBill } }
  expect(saidOf(calculator, { ...WALL, mortarGap: ' ', wastage: 'five' })).toEqual([
    'Mortar gap: left empty, so 10 mm was used.',
  ])
  const said = (texts: Record<string, string>) => {
    const { fieldErrors, inputs } = readForm({ wastage: underBill, mortarGap }, texts)
    expect(fieldErrors).toEqual([])
    return Object.values(inputs).map(({ typed, fellBack }) => [typed, fellBack])
  }
  expect(said({})).toEqual([
    ['5', false],
    ['', true],
  ])
  expect(said({ wastage: 'five', mortarGap: '' })).toEqual([
    ['five', true],
    ['', true],
  ])
})
