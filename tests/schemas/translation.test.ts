import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkTranslation } from '../../schemas/check/translation.ts'
import { wordsOf } from '../../schemas/definition/translation.ts'
import { readDefinitions } from '../../tools/definitions.ts'
import { checkTranslations } from '../../tools/translations.ts'

const root = join(import.meta.dirname, '../..')
const definitions = await readDefinitions(root)
const tiles = definitions.find(({ slug }) => slug === 'tile-estimator')?.definition

/** What is written in words and read by nobody but the check, or is a name that stays as it is. */
const NOT_SHOWN =
  /(^|\.)(category|is|amount|when|title|url|unit|lines|filled|noun|value|values|units|given|estimates|default|placeholder|accepts)(\.|$)/

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
  ])('%s is refused', (_what, words, message) => {
    const { diagnostics } = checkTranslation(tiles, words)
    expect(diagnostics.map((problem) => problem.message)).toEqual([message])
  })

  test('what is missing is counted, and refused by nobody', () => {
    const { diagnostics, missing, total } = checkTranslation(tiles, { 'title.menu': 'Tiles' })
    expect(diagnostics).toEqual([])
    expect(missing).toHaveLength(total - 1)
    expect(missing).toContain('title.page')
  })
})

test('the Kiswahili words of the definitions fit them', async () => {
  const { translated } = await checkTranslations(root, 'sw', definitions)
  expect(translated).toBeGreaterThan(1000)
})
