import { expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/index.ts'
import { catalogCard, catalogEntry } from '../../schemas/definition/catalogEntry.ts'
import { valid } from '../rejected/valid.ts'

const calculator = checkDefinition('calculators/gravel.ts', 'gravel', {
  ...valid,
  category: 'Finishes',
  keywords: ['pebbles'],
})

test('The menu gets a slug, titles, a category and a place; the home page what its card shows', () => {
  expect(catalogEntry(calculator)).toEqual({
    slug: 'gravel',
    title: valid.title,
    category: 'Finishes',
    order: 7,
  })
  expect(catalogCard(calculator)).toEqual({
    slug: 'gravel',
    summary: 'Tonnes of gravel for a path.',
    icon: calculator.icon,
    keywords: ['pebbles'],
  })
})
