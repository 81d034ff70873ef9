import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toolCategories } from '../../src/cards.ts'
import { findTools } from '../../src/layout/findTools.ts'

const tools = toolCategories.flatMap(({ items }) => items)
const found = (query: string) => findTools(query, tools).map(({ slug }) => slug)

const gravel = {
  title: { page: 'Gravel Calculator', menu: 'Gravel' },
  summary: 'Tonnes of gravel for a path, 5 cm deep.',
  keywords: ['kokoto', "fundi's mix"],
}

const isFoundBy = (query: string, tool: typeof gravel) => findTools(query, [tool]).length === 1

describe('People find a calculator by the word they use', () => {
  test.each([
    ['mabati', 'roofing-estimator'],
    ['stone', 'block-brick-estimator'],
    ['machine cut', 'block-brick-estimator'],
    ['tofali', 'block-brick-estimator'],
    ['saruji', 'concrete-mix-calculator'],
    ['zege', 'concrete-mix-calculator'],
    ['cement', 'concrete-mix-calculator'],
    ['nondo', 'steel-weight-calculator'],
    ['rebar', 'steel-weight-calculator'],
    ['rangi', 'paint-estimator'],
    ['vigae', 'tile-estimator'],
    ['mchanga', 'concrete-mix-calculator'],
    ['mchanga', 'plaster-estimator'],
    ['ukuta', 'block-brick-estimator'],
    ['sakafu', 'tile-estimator'],
    ['jiwe', 'block-brick-estimator'],
    ['d12', 'steel-weight-calculator'],
  ])('%s', (word, slug) => {
    expect(found(word)).toContain(slug)
  })
})

describe('A word that is spelled nearly right is found too', () => {
  test.each([
    ['mabatti', 'roofing-estimator'],
    ['conrete', 'concrete-mix-calculator'],
    ['conrete mix', 'concrete-mix-calculator'],
    ['kabro', 'paving-calculator'],
    ['plaser', 'plaster-estimator'],
    ['tyles', 'tile-estimator'],
    ['fundation', 'foundation-calculator'],
    ['stairecase', 'staircase-concrete-calculator'],
  ])('%s', (word, slug) => {
    expect(found(word)).toContain(slug)
  })

  test('and only where no word is spelled so', () => {
    const title = { page: 'Travel Calculator', menu: 'Travel' }
    const travel = { title, summary: 'Kilometres of travel.', keywords: [] }
    expect(findTools('travle', [gravel, travel])).toEqual([travel])
    expect(findTools('gravel', [gravel, travel])).toEqual([gravel])
  })

  test.each(['zzzz', 'elephant', 'x9', 'gravel elephant'])('“%s” finds nothing', (word) => {
    expect(isFoundBy(word, gravel)).toBe(false)
  })
})

test('every calculator is found by each of its titles and by each word it is also called', () => {
  for (const { slug, title, keywords } of tools) {
    for (const name of [title.page, title.menu, ...keywords]) {
      expect([name, found(name)]).toEqual([name, expect.arrayContaining([slug])])
    }
  }
})

test.each(['gravel', 'GRAV', '  path   gravel ', 'gravels', 'kokoto', 'fundi', '5 cm', ''])(
  '“%s” finds gravel',
  (query) => {
    expect(isFoundBy(query, gravel)).toBe(true)
  },
)

test.each(['avel', 'gravel sand', 'x', 'tonnesx y'])('“%s” does not find gravel', (query) => {
  expect(isFoundBy(query, gravel)).toBe(false)
})

test('another word never finds more', () => {
  const word = fc.constantFrom('g', 'gravel', 'path', 'kokoto', 'sand', 'of', '5')
  fc.assert(
    fc.property(fc.array(word), word, (words, more) => {
      const before = isFoundBy(words.join(' '), gravel)
      expect(before || !isFoundBy([...words, more].join(' '), gravel)).toBe(true)
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
