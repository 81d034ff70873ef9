import { expect, test } from 'vitest'
import { MEASURES } from '../../schemas/measures.ts'
import { nounOf } from '../../schemas/messages/sw/grammar.ts'
import { NOUNS } from '../../schemas/messages/sw/nouns.ts'
import { SAID } from '../../schemas/messages/sw/spokenUnits.ts'
import { countedNouns } from '../../tools/definitions/countedNouns.ts'

test('the words that anything is counted by are those of units, rows, packs and texts, each once', () => {
  const formulas = [
    { name: 'loads', unit: 'cart/m³' },
    { name: 'area', unit: 'm²' },
  ]
  const picture = [{ noun: 'slate', sum: '{loads:sack} of {loads}' }]
  const fields = { wire: { units: { roll: 'm/reel' } }, gates: { row: 'side gate' } }
  const packs = { bundle: { singular: 'bundle of ten', plural: 'bundles of ten' } }
  expect(countedNouns({ formulas, picture, fields, packs, bought: { unit: 'cart' } })).toEqual([
    'cart',
    'slate',
    'sack',
    'reel',
    'side gate',
    'bundle of ten',
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
