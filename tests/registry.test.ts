import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { GROUPS } from '../schemas/definition/groups.ts'
import { toolGroups } from '../src/cards.ts'
import { calculators, groups } from '../src/registry.ts'
import { definitionFolders } from '../tools/definitions.ts'
import { SPECIFIED } from './support/specified.ts'
import { calculators as checked } from './working/calculators.ts'

const files = definitionFolders('test')
  .flatMap((folder) => readdirSync(join(import.meta.dirname, '..', folder)))
  .filter((name) => name.endsWith('.ts'))

test('Every file in calculators/, and in the folder of the tests, is registered under its own name, and nothing else', () => {
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

test('An entry, which comes with every page, holds address, titles, group and order, and a way to the rest', () => {
  for (const calculator of calculators) {
    expect(Object.keys(calculator).sort()).toEqual([
      'address',
      'group',
      'load',
      'loadGuide',
      'order',
      'title',
    ])
    expect(Object.keys(calculator.title).sort()).toEqual(['breadcrumb', 'menu', 'page'])
  }
})

test('The calculators stand in the order of the menu: by group, then each in a place of its own', () => {
  const places = calculators.map(({ group, order }) => GROUPS.indexOf(group) * 10_000 + order)
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
})

test('The specified calculators stand first in the first group, in their order', () => {
  expect(groups[0]?.group).toBe('Calculators')
  const menu = groups[0]?.items.map(({ title }) => title.menu)
  expect(menu?.slice(0, SPECIFIED.length)).toEqual(SPECIFIED.map(({ title }) => title.menu))
})

test('A group without a calculator is not there', () => {
  expect(groups.filter(({ items }) => items.length === 0)).toEqual([])
})

test('What entry and card say is what the whole definition says', () => {
  const tools = toolGroups.flatMap(({ items }) => items)
  expect(tools.map(({ address }) => address)).toEqual(calculators.map(({ address }) => address))
  for (const { load: _load, loadGuide: _loadGuide, ...tool } of tools) {
    expect(checked.get(tool.address)).toMatchObject(tool)
  }
})

test('A page gets of the others that come with the same job what it says of them', async () => {
  for (const { address, loadGuide } of calculators) {
    const { related } = await loadGuide()
    expect(related.map((other) => other.address)).toEqual(checked.get(address)?.related)
    for (const other of related) expect(checked.get(other.address)).toMatchObject(other)
  }
})

test('A definition reaches the browser as plain data, its formulas as trees without places', async () => {
  for (const { load, loadGuide } of calculators) {
    const calculator = { ...(await load()), ...(await loadGuide()) }
    expect(JSON.parse(JSON.stringify(calculator))).toEqual(calculator)
    expect(JSON.stringify(calculator.formulas)).not.toContain('"at"')
  }
})
