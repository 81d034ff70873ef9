import { expect, test } from 'vitest'
import { checkAll } from '../../schemas/check/all.ts'
import type { CheckedCalculator } from '../../schemas/definition/compiled.ts'
import { claimsOf } from '../../schemas/review/claims.ts'
import { withBeds } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { soil } from './ponds.ts'

const { fields, formulas, constants } = withBeds

const beds = {
  ...fields.beds,
  fields: {
    ...fields.beds.fields,
    width: { ...fields.beds.fields.width, hint: 'A spade is 23 cm.' },
    soil,
  },
  formulas: { bedArea: { unit: 'm²', is: 'length * width * soil.swelling' } },
}

const stone = {
  kind: 'choice',
  label: 'Stone',
  default: 'ballast',
  units: { density: 'tonne/m³', wet: 'tonne/m³' },
  options: {
    ballast: { label: 'Ballast', values: { density: '1.6', wet: '1.6' } },
    murram: { label: 'Murram', values: { density: '1.9', wet: '21/10' } },
    other: { label: 'Another stone' },
  },
  source: 'KS 95',
}
const heaviest = { value: '2.4', unit: 'tonne/m³', source: 'KS 95' }
const weight = {
  unit: 'tonne',
  is: 'volume * first((stone.density + stone.wet) / 2, heaviest)',
}

const { path, yard } = valid.examples
const examples = { path, yard: { ...yard, expect: { ...yard.expect, weight: '20.0' } } }

/** Gravel with all that claims something. */
const definition = {
  ...withBeds,
  fields: { ...fields, stone, beds },
  constants: { ...constants, heaviest },
  formulas: { ...formulas, weight },
  examples,
  footnote: 'A lorry takes 7 tonnes.',
  assumptions: ['The path is level.'],
  sources: [
    { title: 'KS 95', about: 'Sizes of aggregate.' },
    { title: 'Tables', about: 'Loose weights.', url: 'https://www.example.org/weights' },
  ],
}

const SLUG = 'gravel-calculator'
const verdicts = checkAll([{ file: `calculators/${SLUG}.ts`, slug: SLUG, definition }])

function calculatorAt(slug: string): CheckedCalculator {
  const verdict = verdicts.get(slug)
  if (!verdict?.calculator) throw new Error(JSON.stringify(verdict?.diagnostics))
  return verdict.calculator
}

test('every claim of a definition is told with its place, its words and what it rests on', () => {
  const claims = claimsOf(calculatorAt(SLUG))
  expect(claims.map(({ path: at, words, origin }) => [at, words, origin])).toEqual([
    ['constants.lorryLoad', '7 tonne', 'assumption'],
    ['constants.heaviest', '2.4 tonne/m³', 'KS 95'],
    // What a person enters, of another stone, is no claim.
    ['fields.stone.options.ballast', 'density 1.6, wet 1.6', 'KS 95'],
    ['fields.stone.options.murram', 'density 1.9, wet 21/10', 'KS 95'],
    ['fields.beds.fields.soil.options.clay', 'swelling 1.4', 'assumption'],
    ['fields.beds.fields.soil.options.loam', 'swelling 1.25', 'assumption'],
    ['sources.0', 'Sizes of aggregate.', 'KS 95'],
    ['sources.1', 'Loose weights.', 'Tables, https://www.example.org/weights'],
    ['fields.beds.fields.width.hint', 'A spade is 23 cm.', undefined],
    ['footnote', 'A lorry takes 7 tonnes.', 'figures and sources of the definition'],
    ['assumptions.0', 'The path is level.', 'assumption'],
    ['faqs.2.answer', 'At least 5 cm.', 'figures and sources of the definition'],
  ])
})
