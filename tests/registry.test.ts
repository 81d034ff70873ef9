import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { byCategory, CATEGORIES } from '../schemas/definition/categories.ts'
import { toolCategories } from '../src/cards.ts'
import { crumbsOf } from '../src/layout/crumbs.ts'
import { calculators, categories } from '../src/registry.ts'
import { definitionFolders } from '../tools/definitions/definitions.ts'
import { SPECIFIED } from './support/specified.ts'
import { calculators as checked } from './working/calculators.ts'

const files = definitionFolders('test')
  .flatMap((folder) => readdirSync(join(import.meta.dirname, '..', folder)))
  .filter((name) => name.endsWith('.ts'))

test('Every file in calculators/, and in the folder of the tests, is registered under its own name, and nothing else', () => {
  expect(calculators.map(({ slug }) => slug).sort()).toEqual(
    files.map((name) => basename(name, '.ts')).sort(),
  )
})

test('Each specified calculator is there, under its names', () => {
  const tools = toolCategories.flatMap(({ items }) => items)
  const named = tools.map(({ slug, title }) => ({ slug, title }))
  expect(named).toEqual(
    expect.arrayContaining(SPECIFIED.map(({ slug, title }) => ({ slug, title }))),
  )
})

test('An entry, which comes with every page, holds slug and name, and a way to the rest', () => {
  for (const calculator of calculators) {
    expect(Object.keys(calculator).sort()).toEqual(['importCalculator', 'name', 'slug'])
  }
})

test('The menu has categories, in each those with a place by their places, and then all others', () => {
  const places = calculators.map(({ slug }) => {
    const { category = 'Calculators', order = 9_999 } = checked.get(slug) ?? {}
    return CATEGORIES.indexOf(category) * 10_000 + order
  })
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(byCategory([at('d'), at('c', 2), at('b', 1), at('a', 2), at('e')])[0]?.items).toEqual([
    at('b', 1),
    at('c', 2),
    at('a', 2),
    at('d'),
    at('e'),
  ])
})

/** Something for the menu, with a place of its own or without. */
function at(name: string, order?: number) {
  return { name, order, category: 'Finishes' as const }
}

test('A category without a calculator is not there', () => {
  expect(categories.filter(({ items }) => items.length === 0)).toEqual([])
})

test('Entry and card agree with the whole definition', () => {
  const cards = toolCategories.flatMap(({ items }) => items)
  expect(cards.map(({ slug }) => slug)).toEqual(calculators.map(({ slug }) => slug))
  for (const { purpose, ...card } of cards) {
    const whole = checked.get(card.slug)
    expect(whole).toMatchObject(card)
    expect(whole?.summary.startsWith(purpose)).toBe(true)
    const [, last] = crumbsOf(`/${card.slug}`)
    expect(last?.label).toBe(whole?.title.menu)
  }
  for (const { slug, name } of calculators) expect(checked.get(slug)?.title.menu).toBe(name)
})

test('A definition reaches the browser as plain data, its formulas as trees without places', async () => {
  for (const { importCalculator } of calculators) {
    const { default: calculator } = await importCalculator()
    expect(JSON.parse(JSON.stringify(calculator))).toEqual(calculator)
    expect(JSON.stringify(calculator.formulas)).not.toContain('"at"')
  }
})

test('Every key figure of a specified calculator declares what makes it grow, which the check tries', () => {
  for (const { slug } of SPECIFIED) {
    const key = checked.get(slug)?.results.find(({ emphasis }) => emphasis === 'key')
    expect(key?.increasesWith.length, slug).toBeGreaterThan(0)
  }
})
