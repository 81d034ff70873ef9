import { describe, expect, test } from 'vitest'
import { fieldDiagnostics } from '../../schemas/check/fields.ts'
import { checkDefinition } from '../../schemas/check/index.ts'
import { parseShape } from '../../schemas/compile/shape.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { withRepeat } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { expectDefaults } from './defaults.ts'

function compiled(changes: object) {
  return checkDefinition('calculators/gravel.ts', 'gravel', { ...valid, ...changes })
}

const { volume, weight, loads } = valid.formulas

test('Formulas come out in the order of computing, however they are written', () => {
  const { formulas } = compiled({ formulas: { loads, weight, volume } })
  expect(formulas.map(({ name }) => name)).toEqual(['volume', 'weight', 'loads'])
})

test('A repeat may have exactly so many rows, no fewer and no more', () => {
  const parsed = parseShape(withRepeat({ minimum: 5 }))
  if (Array.isArray(parsed)) throw new Error('The beds have their shape')
  const { beds } = parsed.fields
  expect(beds && fieldDiagnostics('fields.beds', beds, parsed.fields)).toEqual([])
})

test('What a definition leaves out has its default', () => {
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

describe('A formula without an acceptable value points at the last field behind it', () => {
  /** The box that is pointed at where one formula cannot have an acceptable value. */
  const errorPath = (formulas: object, name: string) => {
    const calculator = compiled({ formulas: { volume, weight, loads, ...formulas } })
    const refusing = calculator.formulas.map((formula) =>
      formula.name === name ? { ...formula, accepts: { maximum: '0' } } : formula,
    )
    const outcome = computeEstimate(
      { ...calculator, formulas: refusing },
      { area: '20', depth: '5', stone: 'ballast' },
    )
    return outcome.state === 'invalid' ? outcome.fieldErrors[0].path : undefined
  }

  test('of its own fields', () => {
    expect(errorPath({}, 'volume')).toBe('depth')
  })
  test('of a choice, where it uses one of its values', () => {
    expect(errorPath({}, 'weight')).toBe('stone')
  })
  test('through the formulas that it builds on', () => {
    expect(errorPath({}, 'loads')).toBe('stone')
  })
  test('only of fields that it depends on, though others come after them', () => {
    const path = { unit: 'm²', is: 'area * 2' }
    const deep = { unit: 'm³', is: 'path / 2 * depth / cmPerM' }
    expect(errorPath({ path, volume: deep }, 'path')).toBe('area')
    expect(errorPath({ path, volume: deep }, 'volume')).toBe('depth')
  })
  test('of the page, where it depends on none', () => {
    const spare = { unit: 'tonne', is: 'lorryLoad * 1' }
    const more = { unit: 'tonne', is: 'volume * stone.density * (spare / spare)' }
    expect(errorPath({ spare, weight: more }, 'spare')).toBe('stone')
  })
})

test('A plain number may be worded, as a count may', () => {
  const plain = { unit: '1', is: 'ceil(weight / lorryLoad)' }
  const { results } = compiled({ formulas: { volume, weight, loads: plain } })
  expect(results.at(-1)).toMatchObject({ of: 'loads', unit: 'loads' })
})

test('The eleventh answer shows values as the first one does', () => {
  const more = Array.from({ length: 8 }, (_, index) => ({
    question: `Question ${index}?`,
    answer: 'It takes {path.weight} tonnes.',
  }))
  expect(compiled({ faqs: [...valid.faqs, ...more] }).faqs).toHaveLength(11)
})
