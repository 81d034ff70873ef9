import { expect, test } from 'vitest'
import { checkAll } from '../../schemas/check/all.ts'
import { withBeds, withExample, withStone } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'

const NO_VALUES = 'has a brace; values are shown in labels, warnings, FAQ answers and pictures only'

function problems(definition: unknown) {
  const read = { file: 'calculators/gravel.ts', slug: 'gravel', definition }
  return checkAll([read]).get('gravel')?.diagnostics
}

test('What is typed into an example shows no value, though its names are those of a result and its label', () => {
  const { beds, ...fields } = withBeds.fields
  const row = { ...beds, fields: { label: beds.fields.length } }
  const definition = { ...withBeds, fields: { ...fields, results: row } }
  expect(problems(withExample(definition, { results: [{ label: '{depth}' }] }))).toContainEqual({
    path: 'examples.path.given.results[0].label',
    message: NO_VALUES,
  })
})

test('A value of an option shows no other, though its name begins as a label does', () => {
  const { ballast } = valid.fields.stone.options
  const options = {
    ballast: { ...ballast, values: { ...ballast.values, labelWidth: '{density}' } },
  }
  const units = { ...valid.fields.stone.units, labelWidth: 'mm' }
  expect(problems(withStone({ units, options }))).toContainEqual({
    path: 'fields.stone.options.ballast.values.labelWidth',
    message: NO_VALUES,
  })
})
