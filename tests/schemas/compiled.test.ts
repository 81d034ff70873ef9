import { expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { CALCULATOR_ICON } from '../../schemas/definition/picture.ts'
import { withExample } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'

/** Expects a default for each key that the gravel calculator of tests/rejected/valid.ts omits. */
function expectDefaults(gravel: CalculatorWithGuidance): void {
  const { icon, category, keywords, related, formulas, results, fields } = gravel
  const { assumptions, sources } = gravel
  expect({ icon, category, keywords, related, assumptions, sources }).toEqual({
    icon: CALCULATOR_ICON,
    category: 'Calculators',
    keywords: [],
    related: [],
    assumptions: [],
    sources: [],
  })
  expect(formulas.map(({ accepts }) => accepts)).toEqual([{}, {}, {}])
  expect(results.map(({ emphasis }) => emphasis)).toEqual(['normal', 'key', 'normal'])
  expect(
    results.flatMap(({ increasesWith, decreasesWith }) => [...increasesWith, ...decreasesWith]),
  ).toEqual([])
  expect(fields.area).toMatchObject({ onInvalid: 'error' })
}

function compiled(changes: object) {
  return checkDefinition('calculators/gravel.ts', 'gravel', { ...valid, ...changes })
}

test('A key that a definition omits has its default', () => {
  expectDefaults(compiled({}))
})

test('Worked examples lose what they expect: pages compute it', () => {
  expect(compiled({}).examples).toEqual({
    path: { name: 'A path of 20 m², 5 cm deep', given: { area: '20' } },
    yard: {
      name: 'A yard of 100 m², 10 cm deep, in murram',
      given: { area: '100', depth: '10', stone: 'murram' },
    },
  })
})

test('An example may be typed in another unit, in feet and inches too', () => {
  const feet = { depth: '0', 'depth.unit': 'ft in', 'depth.inches': '3' }
  const { examples } = compiled(withExample(valid, feet, { volume: '1.52', weight: '2.4' }))
  expect(examples.path?.given).toEqual({ area: '20', ...feet })
})

test('A plain number may be worded, as a count may', () => {
  const plain = { unit: '1', is: 'ceil(weight / lorryLoad)' }
  const { results } = compiled({ formulas: { ...valid.formulas, loads: plain } })
  expect(results.at(-1)).toMatchObject({ of: 'loads', unit: 'loads' })
})

test('The eleventh answer shows values as the first one does', () => {
  const more = Array.from({ length: 8 }, (_, index) => ({
    question: `Question ${index}?`,
    answer: 'It takes {path.weight} tonnes.',
  }))
  expect(compiled({ faqs: [...valid.faqs, ...more] }).faqs).toHaveLength(11)
})
