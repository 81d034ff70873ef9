import { expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/index.ts'
import { cardOf, entryOf } from '../../schemas/definition/entry.ts'
import { valid } from '../rejected/valid.ts'

const calculator = checkDefinition('calculators/gravel.ts', 'gravel', {
  ...valid,
  group: 'Finishes',
  alsoCalled: ['pebbles'],
})

test('The menu gets an address, titles, a group and a place; the home page what its card shows', () => {
  expect(entryOf(calculator)).toEqual({
    address: 'gravel',
    title: valid.title,
    group: 'Finishes',
    order: 7,
  })
  expect(cardOf(calculator)).toEqual({
    address: 'gravel',
    summary: 'Tonnes of gravel for a path.',
    icon: calculator.icon,
    alsoCalled: ['pebbles'],
  })
})
