import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogueSchema } from '../../schemas/definition/materialCatalogue.ts'
import { wordsOf } from '../../schemas/definition/translation.ts'
import { interpolate } from '../../schemas/messages/message.ts'
import { recordOf } from '../../schemas/record.ts'
import { readDefinitions } from '../../tools/definitions/definitions.ts'
import { load } from '../../tools/definitions/loadDefinitions.ts'
import { MATERIALS, readTranslations } from '../../tools/definitions/translations.ts'
import { readMessages } from '../../tools/messageFiles.ts'

/* One English term has one Kiswahili word, in definitions, materials, messages and sheets. */

const root = join(import.meta.dirname, '../..')

interface Pair {
  place: string
  english: string
  kiswahili: string
}

/** The texts of messages beside each other, by their places. */
function besides(english: unknown, kiswahili: unknown, place: string): Pair[] {
  if (typeof english === 'string') return [{ place, english, kiswahili: String(kiswahili) }]
  return Object.entries(recordOf(english)).flatMap(([key, inner]) =>
    besides(inner, recordOf(kiswahili)[key], `${place}.${key}`),
  )
}

async function readPairs(): Promise<Pair[]> {
  const definitions = await readDefinitions(root)
  const [catalogue] = await load([join(root, 'calculators', `${MATERIALS}.ts`)])
  if (!catalogue || !('definition' in catalogue)) throw new Error('There are no materials')
  const originals = [
    ...definitions.map(({ slug, definition }) => [slug, wordsOf(definition)] as const),
    [MATERIALS, wordsOf(catalogue.definition, catalogueSchema)] as const,
  ]
  const slugs = originals.map(([slug]) => slug)
  const translations = await readTranslations(root, 'sw', slugs)
  const defined = originals.flatMap(([slug, words]) =>
    [...words].map(([path, english]) => ({
      place: `${slug}: ${path}`,
      english,
      kiswahili: translations.get(slug)?.[path] ?? '',
    })),
  )
  const messages = (await readMessages()).flatMap(({ file, english, kiswahili }) =>
    besides(english, kiswahili, file),
  )
  return [...defined, ...messages]
}

/** Without the names in its braces. */
const bare = (text: string) => interpolate(text, () => '')

// A text without Kiswahili is shown in English, and says so.
const translated = (await readPairs()).filter(({ kiswahili }) => kiswahili !== '')
const pairs = translated.map(({ place, english, kiswahili }) => ({
  place,
  english: bare(english),
  kiswahili: bare(kiswahili),
}))

/** What an English text says, how Kiswahili says it, and what it does not say. */
const TERMS: [english: RegExp, kiswahili: RegExp, never?: RegExp][] = [
  [/^wastage$/i, /^ziada \(wastage\)$/i],
  [/\bwastage\b/i, /\bziada\b/i, /ziada ya kuvunjika|vinavyoharibika|vitakavyoharibika/i],
  [/\brules? of thumb\b/i, /kanuni ya haraka/i, /kanuni za mafundi|makadirio ya kazini/i],
  [
    /\btrade (rule|figure)|figures? of the trade/i,
    /kanuni ya kazi/i,
    /kinachotumika kwa biashara/i,
  ],
  [/^assumption: /i, /tumechukulia/i, /makadirio \(assumptions\)/i],
  [/\bsizes?\b/i, /saizi/i, /\bsize\b|\bukubwa\b/i],
  [/\bspacing\b/i, /umbali/i, /nafasi kati ya (vyuma|rings|nguzo)|umbali wa (trusses|purlins)/i],
  [/\bfinished (concrete|mortar)\b/i, /iliyomalizika/i, /konkriti iliyo tayari/i],
  [/\bmix ratio\b/i, /kipimo( gani)? cha kuchanganya|ratio/i, /mchanganyiko/i],
  [/(?<!wire )\bmesh\b(?! on the vent)/i, /\bBRC\b/, /mesh \(BRC\)|mesh A\d/i],
  [/\bstrip foundation\b/i, /msingi wa strip/i, /msingi wa mtaro/i],
  [/\bbedrooms?\b/i, /bedroom/i, /vya kulala/i],
  [/\boverlap\b/i, /\blap\b/i, /kupandana|inayopandana/i],
  [/\bmanufacturers?\b|\bmakers?\b/i, /tengenezaji/i, /kampuni|anayezitengeneza/i],
  [/\byard\b/i, /compound|timber yard/i, /\buwanja\b/i],
  [/\bloading\b/i, /funguka/i, /zinapakiwa/i],
  [/\bbeams\b/i, /\bbeams\b/i],
  [/\blintels\b/i, /\blintels\b/i],
  [/\bcut open\b|\bcut through\b/i, /kuonyesha ndani/i, /iliyokatwa,|mkato chini/i],
  [/^how many$/i, /^idadi$/i, /^ngapi$/i],
  [/\bfinish(es|ing)\b/i, /finishing/i, /umaliziaji/i],
  [/\bnominal\b/i, /nominal/i, /(saizi|uzito|diameter) (za|wa|ya) jina/i],
  [/\bmortar gap\b/i, /joint ya mota/i, /nafasi ya mota/i],
  [/\bwheelbarrow/i, /wheelbarrow/i, /mkokoteni/i],
  [/\bround(ed|ing)\b/i, /./, /fanyiwa rounding|kifanya rounding/i],
  [/\bprint\b/i, /print/i, /chapish/i],
]

test('there are more than 1,700 texts', () => {
  expect(pairs.length).toBeGreaterThan(1_700)
})

describe('One English term has one Kiswahili word:', () => {
  test.each(TERMS)('%s is %s', (english, kiswahili, never) => {
    const saying = pairs.filter((pair) => english.test(pair.english))
    expect(saying.length).toBeGreaterThan(0)
    expect(saying.filter((pair) => !kiswahili.test(pair.kiswahili))).toEqual([])
    expect(pairs.filter((pair) => never?.test(pair.kiswahili))).toEqual([])
  })
})
