import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import catalogueInKiswahili from '../../calculators/sw/shared/materials.ts'
import { checkMaterialCatalogue } from '../../schemas/check/materialCatalogue.ts'
import { checkTranslation } from '../../schemas/check/texts/translation.ts'
import { catalogueSchema } from '../../schemas/definition/materialCatalogue.ts'
import { at, translate, wordsOf } from '../../schemas/definition/translation.ts'
import { readDefinitions } from '../../tools/definitions/definitions.ts'
import { checkTranslations } from '../../tools/definitions/translations.ts'
import { valid } from '../rejected/valid.ts'

const root = join(import.meta.dirname, '../..')
const definitions = await readDefinitions(root)
const tiles = definitions.find(({ slug }) => slug === 'tile-estimator')?.definition

/** The paths of texts that only the check or the search reads, and of names, which no translation changes. */
const NOT_SHOWN =
  /(^|\.)(category|keywords|is|amount|when|title|url|unit|lines|filled|noun|value|values|units|given|estimates|default|placeholder|accepts|singular|plural)(\.|$)/

/** Every text of a definition, by its path. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path ? `${path}.${key}` : key),
  )
}

test.each(definitions.map(({ slug, definition }) => [slug, definition]))(
  'no sentence of %s is left out of what is translated',
  (_slug, definition) => {
    const words = wordsOf(definition)
    const sentences = textsOf(definition).filter(
      ([path, text]) =>
        /[a-z]{2,} [a-z]{2,}/i.test(text) && !NOT_SHOWN.test(path.replace(/^title\./, '')),
    )
    expect(sentences.length).toBeGreaterThan(10)
    expect(sentences.filter(([path]) => !words.has(path))).toEqual([])
  },
)

test('the words of a definition are found by the paths of their keys', () => {
  const words = wordsOf(tiles)
  expect(words.get('title.menu')).toBe('Tiles')
  expect(words.get('fields.tileLength.hint')).toBe('As on the box, in its own unit.')
  expect(words.get('faqs.1.question')).toBe('How much wastage should I add?')
  expect(words.get('picture.0.alt')).toBe(
    'The floor from above, {roomLength} by {roomWidth}{toScale}',
  )
  // No formula, no figure, no name.
  for (const path of [
    'formulas.roomArea.is',
    'fields.wastage.default',
    'related.0',
    'icon.lines',
  ]) {
    expect(words.has(path)).toBe(false)
  }
})

test.each<[string, object]>([
  ['nothing', { tip: null, guide: null, icon: undefined }],
  ['a number or true for what has words', { guide: 7, whenInvalid: true }],
  [
    'a key that is not known, with words in it',
    { colour: 'Dark red', colours: { of: 'Dark red' } },
  ],
  ['an object for a text, or a text for an object', { summary: { of: 'Stone' }, fields: 'Area' }],
  ['none of several shapes', { whenInvalid: { clears: 'All of it' } }],
])(
  'a definition that the check refuses has the rest of its words all the same: %s',
  (_what, wrong) => {
    const words = wordsOf({ ...valid, ...wrong })
    const expected = [...wordsOf(valid)].filter(
      ([path]) => !((path.split('.')[0] ?? path) in wrong),
    )
    expect([...words]).toEqual(expected)
  },
)

test('of the catalogue of materials, what is read: no figure, and no noun beside which one stands', () => {
  const words = wordsOf(catalogue, catalogueSchema)
  expect(words.get('cement.name')).toBe('cement')
  expect(words.get('cement.packs.bag.of')).toBe('cement of 50 kg')
  expect(words.get('tile.packs.box.holdsLabel')).toBe('Tiles in a box')
  expect(words.get('sand.weight.assumption')).toContain('Loose sand')
  const unread = textsOf(catalogue).filter(([path]) => !words.has(path))
  const keys = new Set(unread.map(([path]) => path.replace(/^.*\./, '')))
  expect(keys).toEqual(
    new Set(['kind', 'unit', 'value', 'singular', 'plural', 'holds', 'stockLength']),
  )
})

describe('A translation is held against its definition:', () => {
  test.each([
    [
      'a text that the definition does not have',
      { 'fields.roomLenght.label': 'Urefu wa chumba' },
      'has no text in the definition: take it out; did you mean "fields.roomLength.label"?',
    ],
    ['an empty text', { tip: ' ' }, 'is empty; a text is expected'],
    [
      'other braces',
      { 'results.3.label': 'Jumla ya tiles na ziada ya {ziada}%' },
      'shows {ziada}; the definition {wastage}',
    ],
    [
      'another figure',
      { 'fields.wastage.hint': '10 ni kawaida; 5 hadi 12 ni ya kila siku.' },
      'says 10, 12, 5; the definition says 10, 15, 5',
    ],
    [
      'no figure',
      { 'fields.wastage.hint': 'Kama kawaida.' },
      'says no figure; the definition says 10, 15, 5',
    ],
    ['a figure too much', { 'title.menu': 'Tiles 2' }, 'says 2; the definition says none'],
    ['a brace too much', { 'title.menu': 'Tiles {x}' }, 'shows {x}; the definition none'],
    ['no braces', { 'results.3.label': 'Jumla' }, 'shows no braces; the definition {wastage}'],
  ])('%s is refused', (_what, words, message) => {
    const { diagnostics } = checkTranslation(tiles, words)
    expect(diagnostics.map((problem) => problem.message)).toEqual([message])
  })

  test('the message about a text that resembles none of the definition has no guess', () => {
    const { diagnostics } = checkTranslation(valid, { 'gates.gate.label': 'Lango' })
    expect(diagnostics).toEqual([
      { path: 'gates.gate.label', message: 'has no text in the definition: take it out' },
    ])
  })

  test('the check counts missing texts, and refuses none', () => {
    const { diagnostics, missing, total } = checkTranslation(tiles, { 'title.menu': 'Tiles' })
    expect(diagnostics).toEqual([])
    expect(missing).toHaveLength(total - 1)
    expect(missing).toContain('title.page')
  })
})

describe('A definition in another language is a copy', () => {
  const words = { 'title.menu': 'Vigae', 'faqs.1.question': 'Ziada kiasi gani?' }

  test('with the words that there are, and all else as it was', () => {
    const before = structuredClone(tiles)
    const copy = translate(tiles, words)
    expect(tiles).toEqual(before)
    expect(wordsOf(copy)).toEqual(new Map([...wordsOf(tiles), ...Object.entries(words)]))
    const unread = (value: unknown) => textsOf(value).filter(([path]) => !(path in words))
    expect(unread(copy)).toEqual(unread(tiles))
  })

  test('which without any is equal to it', () => {
    expect(translate(tiles, {})).toEqual(tiles)
    expect(translate(catalogue, {})).toEqual(catalogue)
    const refused = { tip: null, order: 7 }
    expect(translate(refused, {})).toEqual(refused)
  })

  test('of the catalogue, which passes its check', () => {
    const { cement } = checkMaterialCatalogue(
      'materials.ts',
      translate(catalogue, catalogueInKiswahili),
    )
    expect(cement?.name).toBe('simiti')
    expect(cement?.packs[0]).toMatchObject({ singular: 'bag', of: 'simiti ya kilo 50', holds: '1' })
  })
})

test('words that several definitions share have a place in each', () => {
  expect(at('fields.mix', { label: 'Kipimo', 'options.1:2:4.label': '1:2:4' })).toEqual({
    'fields.mix.label': 'Kipimo',
    'fields.mix.options.1:2:4.label': '1:2:4',
  })
})

test('the Kiswahili words fit what they translate; the check counts texts and nouns that are missing', async () => {
  const known = await checkTranslations(root, 'sw', definitions)
  expect(known.translated).toBeGreaterThan(1000)
  const strange = { title: { menu: 'Slates' }, formulas: { slates: { unit: 'slate' } } }
  const more = await checkTranslations(root, 'sw', [
    ...definitions,
    { slug: 'slate-roof', definition: strange },
  ])
  expect(more.total - known.total).toBe(2)
  expect(more.missing.filter((text) => !known.missing.includes(text))).toEqual([
    'calculators/sw/slate-roof.ts: title.menu',
    "schemas/messages/sw/nouns.ts: 'slate'",
  ])
})
