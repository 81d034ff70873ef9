import { expect, test } from 'vitest'
import { type LoadedCalculator, loadedCalculators } from './support/calculators.ts'
import { type Node, parseSource, type Source, sourcesIn } from './support/sources.ts'
import { SPECIFIED } from './support/specified.ts'

/*
 * The renderer knows no calculator by name. What is a calculator's own? Its slug, its titles and
 * its texts of several words. Of the names that formulas mention, those of several words (mortarGap)
 * of the specified six: a renderer that treated a field apart would do it for one of these. Single
 * words (length, steps) are words of every program. No name is forbidden to a new calculator.
 */

const ownTexts = ({ slug, title, summary, guide }: LoadedCalculator) => [
  `/${slug}`,
  ...[slug, ...Object.values(title), summary, guide.heading, ...guide.steps].filter((text) =>
    /[ -]/.test(text),
  ),
]
const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
const texts = new RegExp(
  `(^|[^\\w-])(${loadedCalculators.flatMap(ownTexts).map(asPattern).join('|')})($|[^\\w-])`,
  'i',
)

const isSpecified = ({ slug }: LoadedCalculator) => SPECIFIED.some((one) => one.slug === slug)
const names = new Set(
  loadedCalculators
    .filter(isSpecified)
    .flatMap(({ fields, constants, formulas }) => [
      ...Object.keys(fields),
      ...Object.keys(constants),
      ...formulas.map(({ name }) => name),
    ])
    .filter((name) => /[a-z][A-Z]/.test(name)),
)
/** Texts in the code: strings, templates and text between tags. */
function textsOf(nodes: Node[]): string[] {
  return nodes.flatMap(({ type, value }) => {
    if (type === 'TemplateElement' && typeof value === 'object' && value !== null) {
      return 'raw' in value ? [String(value.raw)] : []
    }
    const isText = ['Literal', 'JSXText'].includes(type) && typeof value === 'string'
    return isText ? [value.trim()] : []
  })
}

function namesOf(nodes: Node[]): string[] {
  return nodes.flatMap(({ type, name }) =>
    ['Identifier', 'JSXIdentifier'].includes(type) && typeof name === 'string' ? [name] : [],
  )
}

/** Every mention of a calculator in a source's code. */
function mentions({ nodes }: Source): string[] {
  const isOwn = (word: string) => names.has(word)
  return [
    ...textsOf(nodes).filter((text) => texts.test(text) || isOwn(text)),
    ...namesOf(nodes).filter(isOwn),
  ]
}

const drawing = sourcesIn('src').filter(({ file }) =>
  /^src\/(calculator|export|pictures|ui|layout)\//.test(file),
)

test('there is a renderer, and there are names it must not know', () => {
  expect(drawing.length).toBeGreaterThan(20)
  expect([...names]).toEqual(expect.arrayContaining(['mortarGap', 'roomLength', 'cementBags']))
})

test.each([
  ["const to = '/tile-estimator'", ['/tile-estimator']],
  ['const to = `/tile-estimator#here`', ['/tile-estimator#here']],
  ["if (slug === 'tile-estimator') hide()", ['tile-estimator']],
  ['const title = <h1>Paint Calculator for you</h1>', ['Paint Calculator for you']],
  ["if (name === 'mortarGap') hide()", ['mortarGap']],
  ['show(values.mortarGap)', ['mortarGap']],
  ['const { roomLength } = fields', ['roomLength', 'roomLength']],
  ['const { length, width, steps, columns } = fields', []],
  ["const label = 'Calculate'", []],
])('this test would notice: %s', (text, mentioned) => {
  expect(mentions(parseSource('probe.tsx', text))).toEqual(mentioned)
})

test.each(drawing)('$file', (source) => {
  expect(mentions(source)).toEqual([])
})
