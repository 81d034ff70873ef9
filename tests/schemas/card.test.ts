import { expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import { catalogCard, searchEntry } from '../../schemas/definition/catalogEntry.ts'
import { valid } from '../rejected/valid.ts'

const calculator = checkDefinition('calculators/gravel.ts', 'gravel', {
  ...valid,
  category: 'Finishes',
  keywords: ['pebbles'],
})

test('The home page gets what a card shows', () => {
  expect(catalogCard(calculator)).toEqual({
    slug: 'gravel',
    title: valid.title,
    summary: 'Tonnes of gravel for a path.',
    purpose: 'Tonnes of gravel for a path',
    icon: calculator.icon,
  })
})

test('the search gets the words of every language', () => {
  const kiswahili = {
    title: { page: 'Hesabu ya changarawe', menu: 'Changarawe' },
    summary: 'Tani.',
  }
  expect(searchEntry(calculator, [calculator, kiswahili])).toEqual({
    slug: 'gravel',
    names: 'Gravel Calculator Gravel Hesabu ya changarawe Changarawe',
    keywords: ['pebbles'],
    summary: 'Tonnes of gravel for a path. Tani.',
  })
})

test('a card says in one line what a calculator is for: the first sentence of its summary', () => {
  const purposeOf = (summary: string) => catalogCard({ ...calculator, summary }).purpose
  expect(purposeOf('Gravel for a path. Loose, in tonnes.')).toBe('Gravel for a path')
  expect(purposeOf('Boards of 2.4 m. Cut to size.')).toBe('Boards of 2.4 m')
})
