import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { entryOf } from '../schemas/definition/entry.ts'
import { calculators } from '../src/registry.ts'
import { SPECIFIED } from './support/specified.ts'

const FOLDER = join(import.meta.dirname, '..', 'calculators')
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))

test('Every file in calculators/ is registered under its own name, and nothing else', () => {
  expect(calculators.map(({ address }) => address).sort()).toEqual(
    files.map((name) => basename(name, '.ts')).sort(),
  )
})

test('Each specified calculator is there, under its names', () => {
  const named = calculators.map(({ address, title }) => ({ address, title }))
  expect(named).toEqual(
    expect.arrayContaining(SPECIFIED.map(({ address, title }) => ({ address, title }))),
  )
})

test('An entry holds title, summary, order, icon and address, and a way to the rest', () => {
  for (const calculator of calculators) {
    expect(Object.keys(calculator).sort()).toEqual([
      'address',
      'icon',
      'load',
      'order',
      'summary',
      'title',
    ])
    expect(Object.keys(calculator.title).sort()).toEqual(['breadcrumb', 'menu', 'page'])
  }
})

test('The calculators stand in the order of the menu, each in a place of its own', () => {
  const orders = calculators.map(({ order }) => order)
  expect(orders).toEqual([...new Set(orders)].sort((one, other) => one - other))
})

test('What an entry says is what the whole definition says', async () => {
  for (const { load, ...entry } of calculators) {
    const calculator = await load()
    expect(entryOf(calculator)).toEqual(entry)
    expect(calculator.formulas.length).toBeGreaterThan(0)
  }
})

test('A definition reaches the browser as plain data, its formulas as trees without places', async () => {
  for (const { load } of calculators) {
    const calculator = await load()
    expect(JSON.parse(JSON.stringify(calculator))).toEqual(calculator)
    expect(JSON.stringify(calculator.formulas)).not.toContain('"at"')
  }
})
