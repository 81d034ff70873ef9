import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MEASURES } from '../../schemas/measures.ts'
import { say } from '../../schemas/messages/message.ts'
import { nounOf } from '../../schemas/messages/sw/grammar.ts'
import { NOUNS } from '../../schemas/messages/sw/nouns.ts'
import { SAID } from '../../schemas/messages/sw/spokenUnits.ts'
import { recordOf } from '../../schemas/record.ts'
import { countedNouns } from '../../tools/definitions/countedNouns.ts'
import { readMessages } from '../../tools/messageFiles.ts'

/** Every text of some messages, by its place: 'list.rows.other'. */
function textsOf(messages: unknown, place: string): [string, string][] {
  if (typeof messages === 'string') return [[place, messages]]
  return Object.entries(recordOf(messages)).flatMap(([key, inner]) =>
    textsOf(inner, `${place}.${key}`),
  )
}

/** Where a language's pages are: addresses, of which one begins with nothing. */
const FACTS = 'src/messages/{language}/language.ts'

const texts = (await readMessages()).map(({ file, english, kiswahili }) => ({
  file,
  english: textsOf(english, file),
  kiswahili: new Map(textsOf(kiswahili, file)),
}))

test.each(['schemas/messages', 'src/messages'])('%s has no file in Kiswahili alone', (folder) => {
  const filesOf = (language: string) =>
    readdirSync(join(import.meta.dirname, '../..', folder, language))
  expect(filesOf('sw').filter((file) => file !== 'nouns.ts')).toEqual(filesOf('en'))
})

test.each(texts)('$file has the same messages in both languages', ({ english, kiswahili }) => {
  const places = english.map(([place]) => place)
  expect([...kiswahili.keys()].sort()).toEqual(places.sort())
})

test('no message is empty, and each shows the same values in both languages', () => {
  const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
  for (const { english, kiswahili } of texts.filter(({ file }) => file !== FACTS)) {
    for (const [place, text] of english) {
      const own = kiswahili.get(place) ?? ''
      expect([place, own.trim() === '']).toEqual([place, text.trim() === ''])
      // 'The room' of one need not say its number.
      if (!place.endsWith('.one')) expect([place, placesIn(own)]).toEqual([place, placesIn(text)])
    }
  }
})

test('and there are some four hundred', () => {
  expect(texts.flatMap(({ english }) => english).length).toBeGreaterThan(400)
})

test('a message that counts has a form for exactly 1, and one for all else', () => {
  const rows = { one: '1 row of {list}', other: '{count} rows of {list}' } as const
  const said = ['0', '0.5', 1, '1', '1.0', 2, '12'].map((count) =>
    say(rows, { count, list: 'mine' }),
  )
  expect(said).toEqual([
    '0 rows of mine',
    '0.5 rows of mine',
    '1 row of mine',
    '1 row of mine',
    '1 row of mine',
    '2 rows of mine',
    '12 rows of mine',
  ])
})

test('a value may hold braces of its own', () => {
  expect(say('{name} is open', { name: '{other}' })).toBe('{other} is open')
})

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
