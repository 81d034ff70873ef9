import { expect, test } from 'vitest'
import { withMore } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { check } from './ponds.ts'

test('A choice that a table is looked up by may be called what one of its values is', () => {
  const stone = { ...valid.fields.stone, label: 'Density' }
  const table = { by: { stone: ['ballast', 'murram'] }, figures: ['3', '3'] }
  const { path, yard } = valid.examples
  const definition = {
    ...withMore({ stone }, { dust: { unit: 'kg', table, source: 'A list.' } }),
    examples: {
      path: { ...path, expect: { ...path.expect, dust: '3.00' } },
      yard: { ...yard, expect: { ...yard.expect, dust: '3.00' } },
    },
  }
  // Its place among the options is called as the choice itself, and no working tells both.
  expect(check('gravel-calculator', definition).fields.stone?.label).toBe('Density')
})
