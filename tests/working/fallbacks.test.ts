import { expect, test } from 'vitest'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { workingLines, workingSteps } from '../../schemas/estimate/working.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'
import { check } from '../support/checked.ts'

/** A depth below zero is accepted here, so that a fallback has something to refuse. */
const gravel = check(
  changed(valid, {
    'fields.depth.accepts': 'number',
    'fields.depth.onInvalid': 'default',
    'fields.lorries': {
      kind: 'number',
      label: 'Lorries',
      unit: 'lorry',
      default: '1',
      accepts: 'positive',
      onInvalid: 'default',
    },
    'formulas.loads.is': 'ceil(weight / lorryLoad) * lorries',
    results: valid.results.map((row) => ({ ...row, mayBeNegative: 'A depth may be below zero.' })),
  }),
)

function estimateOf(typed: Record<string, string>): Estimate {
  const outcome = computeEstimate(gravel, {
    area: '20',
    depth: '5',
    stone: 'ballast',
    lorries: '1',
    ...typed,
  })
  if (outcome.state === 'invalid')
    throw new Error(`Not accepted: ${outcome.fieldErrors.map(({ path }) => path).join(', ')}`)
  return outcome.estimate
}

/** The steps before the formulas. */
function fallbacks(estimate: Estimate) {
  return workingSteps(gravel, estimate).slice(0, -gravel.formulas.length)
}

test('without a fallback the working begins with the first formula', () => {
  expect(fallbacks(estimateOf({}))).toEqual([])
})

test('the note says that a field is empty if it has nothing or only spaces', () => {
  const step = {
    key: 'depth',
    visual: 'Depth = 5 cm, because the field is empty',
    screenReader: 'Depth, equals 5 centimetres, because the field is empty.',
  }
  expect(fallbacks(estimateOf({ depth: '' }))).toEqual([step])
  expect(fallbacks(estimateOf({ depth: '   ' }))).toEqual([step])
})

test('the note says what a field should have, and exactly one is in the singular', () => {
  expect(fallbacks(estimateOf({ depth: 'deep', lorries: '0' }))).toEqual([
    {
      key: 'depth',
      visual: 'Depth = 5 cm, because the field is not a number',
      screenReader: 'Depth, equals 5 centimetres, because the field is not a number.',
    },
    {
      key: 'lorries',
      visual: 'Lorries = 1 lorry, because the field is not a number above zero',
      screenReader: 'Lorries, equals 1 lorry, because the field is not a number above zero.',
    },
  ])
})

test('the lines on paper are the steps as written', () => {
  expect(workingLines(gravel, estimateOf({ depth: '' }))).toEqual([
    'Depth = 5 cm, because the field is empty',
    'Volume = area × depth ÷ centimetres in a metre = 20 m² × 5 cm ÷ 100 cm/m = 1.00 m³',
    'Weight = volume × density = 1.00 m³ × 1.6 tonnes/m³ = 1.6 tonnes',
    'Lorry loads = (weight ÷ lorry load, rounded up) × lorries = (1.6 tonnes ÷ 7 tonnes, rounded up) × 1 lorry = 1 lorry',
  ])
})
