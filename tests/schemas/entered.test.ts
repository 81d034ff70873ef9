import { expect, test } from 'vitest'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf } from '../../schemas/estimate/formValues.ts'
import { workingLines } from '../../schemas/estimate/working.ts'
import { sheetInMarkdown, sheetOf } from '../../schemas/review/reviewSheet.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'
import { check, estimateOf } from '../support/checked.ts'

/** Gravel of ballast, murram, or what a person enters. */
const calculator = check(
  changed(valid, {
    'fields.stone.options.other': { label: 'Another stone' },
    'fields.own': {
      kind: 'number',
      label: 'What a cubic metre weighs',
      unit: 'tonne/m³',
      accepts: 'positive',
      visibleWhen: { stone: ['other'] },
    },
    'formulas.weight.is': 'volume * first(own, stone.density)',
  }),
)

test('an option of a choice may have its figure entered, and others keep theirs', () => {
  const weightOf = (given: Record<string, string>) =>
    estimateOf(calculator, { area: '20', ...given })
      .values.get('weight')
      ?.toString()
  expect(weightOf({})).toBe('1.6')
  expect(weightOf({ own: '2.5' })).toBe('1.6')
  expect(weightOf({ stone: 'other', own: '2.5' })).toBe('2.5')
})

test('with that option the figure must be entered', () => {
  const typed = formValuesOf(calculator.fields, { area: '20', stone: 'other' })
  const outcome = computeEstimate(calculator, typed)
  expect(outcome.state === 'invalid' && outcome.fieldErrors).toEqual([
    { path: 'own', message: 'What a cubic metre weighs: a number above zero' },
  ])
})

test('the working has the figure that was taken, and no other', () => {
  const lines = (given: Record<string, string>) =>
    workingLines(calculator, estimateOf(calculator, { area: '20', ...given }))[1]
  expect(lines({})).toBe('Weight = volume × density = 1.00 m³ × 1.6 tonnes/m³ = 1.6 tonnes')
  expect(lines({ stone: 'other', own: '2.5' })).toBe(
    'Weight = volume × what a cubic metre weighs = 1.00 m³ × 2.5 tonnes/m³ = 2.5 tonnes',
  )
})

test('the review sheet says that its figures are entered', () => {
  expect(sheetInMarkdown(sheetOf(calculator))).toContain('Another stone: its figures are entered.')
})
