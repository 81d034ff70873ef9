import entries from 'virtual:search'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toolFinder } from '../../src/layout/findTools.ts'
import { FOUND_TOO, SEARCHES } from './searches.ts'

/** Without the calculators for tests. */
const tools = entries.filter(({ slug }) => !slug.startsWith('test-'))
const findTools = toolFinder(tools)
const found = (query: string) => findTools(query)

const gravel = {
  slug: 'gravel',
  names: 'Gravel Calculator Gravel Hesabu ya changarawe',
  keywords: ['kokoto', "fundi's mix"],
  summary: 'Tonnes of gravel for a path, 5 cm deep.',
}
const isFoundBy = (query: string, tool: typeof gravel) => toolFinder([tool])(query).length === 1

const searchesOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([slug, searches]) =>
    searches.split('; ').map((search) => [slug, search] as const),
  )

describe('People find a calculator by what they type, on either site', () => {
  const searches = searchesOf(SEARCHES)
  const pagesOf = (wanted: string) =>
    searches.flatMap(([slug, search]) => (search === wanted ? [slug] : []))

  test('there are more than 250 searches, each for a page', () => {
    expect(tools.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(SEARCHES)))
    expect(new Set(searches.map(([, search]) => search)).size).toBeGreaterThan(250)
  })

  test('the right page is among the first four, and the first is one that is meant', () => {
    const wrong = searches.filter(([slug, search]) => {
      // Nobody has said yet what finds a calculator that is not in the table.
      const nearest = found(search)
        .filter((one) => one in SEARCHES)
        .slice(0, 4)
      return !nearest.includes(slug) || !pagesOf(search).includes(nearest[0] ?? '')
    })
    expect(wrong.map(([slug, search]) => [search, slug, found(search).slice(0, 4)])).toEqual([])
  })

  test.each(['elephant', 'pesa', 'simu', 'gari', 'zzzz'])('“%s” finds nothing', (word) => {
    expect(found(word)).toEqual([])
  })

  test('a word of many pages finds each of them', () => {
    const missing = searchesOf(FOUND_TOO).filter(([slug, search]) => !found(search).includes(slug))
    expect(missing).toEqual([])
  })
})

describe('A word that is spelled nearly right is found too', () => {
  test('and only where no word is spelled so', () => {
    const travel = {
      slug: 'travel',
      names: 'Travel',
      keywords: [],
      summary: 'Kilometres of travel.',
    }
    expect(toolFinder([gravel, travel])('travle')).toEqual(['travel'])
    expect(toolFinder([gravel, travel])('gravel')).toEqual(['gravel'])
  })
})

test('every calculator is found by its names and by each word it is also called', () => {
  for (const { slug, names, keywords } of tools) {
    for (const name of [names, ...keywords].join(' ').split(/[\s,]+/)) {
      expect([name, found(name)]).toEqual([name, expect.arrayContaining([slug])])
    }
  }
})

test.each([
  'gravel',
  'GRAV',
  '  path   gravel ',
  'gravels',
  'kokoto',
  'fundi',
  '5 cm',
  'bei ya kokoto',
  'gravel elephant',
  '',
])('“%s” finds gravel', (query) => {
  expect(isFoundBy(query, gravel)).toBe(true)
})

test.each(['avel', 'x', 'vel'])('“%s” does not find gravel', (query) => {
  expect(isFoundBy(query, gravel)).toBe(false)
})

test('words that no calculator has, and connectors, change nothing', () => {
  const word = fc.constantFrom('mabati', 'rangi', 'slab', 'cement', 'nyumba')
  const noise = fc.constantFrom('wa', 'ya', 'za', 'bei', 'of', 'the', 'elephant', 'zzzz')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.array(noise), (words, more) => {
      expect(found([...more, ...words].join(' '))).toEqual(found(words.join(' ')))
    }),
  )
})

test('whatever is typed, it is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      expect(typeof isFoundBy(query, gravel)).toBe('boolean')
    }),
  )
})
