import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MEASURES } from '../../schemas/measures.ts'
import { nounOf } from '../../schemas/messages/sw/grammar.ts'
import { NOUNS } from '../../schemas/messages/sw/nouns.ts'
import { SAID } from '../../schemas/messages/sw/spokenUnits.ts'
import { readCalculators, readMaterialCatalogue } from '../../tools/definitions/definitions.ts'

const root = join(import.meta.dirname, '../..')
const calculators = await readCalculators(root, ['calculators'])
const materials = await readMaterialCatalogue(root)

/** Where definitions and the catalogue of materials name what is counted, in the singular or as results have it. */
const COUNTING_KEYS = ['unit', 'units', 'row', 'noun', 'singular']

/** Every word that anything in some data is counted by. */
function nounsIn(data: unknown, key = ''): string[] {
  if (typeof data === 'string') {
    const shown = [...data.matchAll(/\{[^{}:]+:([a-z ]+)\}/g)].map(([, noun = '']) => noun)
    return COUNTING_KEYS.includes(key) ? [...shown, ...wordsIn(data)] : shown
  }
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([own, inner]) =>
    nounsIn(inner, key === 'units' || Array.isArray(data) ? key : own),
  )
}

/** 'bag' of 'bag/m³', and nothing of 'm²': a sign is the same in all languages. */
function wordsIn(unit: string): string[] {
  return unit.split(/[/·]/).filter((part) => /^[a-z]{3}/.test(part))
}

test('every noun that definitions count has its Kiswahili words', () => {
  const counted = nounsIn([[...calculators.values()], materials])
  expect(counted).toEqual(
    expect.arrayContaining([
      'bag',
      'bags of 50 kg',
      'ceiling board',
      'column',
      'opening',
      'tin of 4 litres',
    ]),
  )
  expect([...new Set(counted)].filter((noun) => !Object.hasOwn(NOUNS, noun))).toEqual([])
})

test('and this test would name what has none', () => {
  const formulas = [{ name: 'loads', unit: 'cart/m³' }]
  const picture = [{ noun: 'slate', sum: '{loads:sack} of {loads}' }]
  const fields = { wire: { units: { roll: 'm/reel' } }, gates: { row: 'side gate' } }
  expect(nounsIn({ formulas, picture, fields })).toEqual([
    'cart',
    'slate',
    'sack',
    'reel',
    'side gate',
  ])
})

test('a Kiswahili word for one has one plural and one class, since rows are found by it', () => {
  for (const noun of Object.values(NOUNS)) {
    const [one, other, of] = noun
    expect(nounOf(one)).toEqual({ one, other, of })
  }
})

test('every measure has Kiswahili words', () => {
  expect(Object.keys(MEASURES).filter((unit) => !Object.hasOwn(SAID, unit))).toEqual([])
})
