import { expect, test } from 'vitest'
import type { CalculatorWithGuidance } from '../schemas/definition/compiled.ts'
import { loadedCalculators } from './support/calculators.ts'
import { SPECIFIED } from './support/specified.ts'

/*
 * The renderer knows no calculator by name. What is a calculator's own? Its slug, its titles and
 * its texts of several words. Of the names that formulas mention, those of several words (mortarGap)
 * of the specified six: a renderer that treated a field apart would do it for one of these. Single
 * words (length, steps) are words of every program. No name is forbidden to a new calculator.
 */

const ownTexts = ({ slug, title, summary, guide }: CalculatorWithGuidance) => [
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

const isSpecified = ({ slug }: CalculatorWithGuidance) => SPECIFIED.some((one) => one.slug === slug)
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
const sources = import.meta.glob<string>(
  '../src/{calculator,export,pictures,ui,layout}/**/*.{ts,tsx}',
  { query: '?raw', import: 'default', eager: true },
)

/** Every mention of a calculator in a source's code; its comments may name one. */
function mentions(source: string): string[] {
  const code = source.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/.*?$/gms, '')
  const [, , text] = texts.exec(code) ?? []
  const words = code.match(/[\w$]+/g) ?? []
  return [...(text ? [text] : []), ...words.filter((word) => names.has(word))]
}

test('there is a renderer, and there are names it must not know', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(20)
  expect([...names]).toEqual(expect.arrayContaining(['mortarGap', 'roomLength', 'cementBags']))
})

test.each([
  ["const to = '/tile-estimator'", ['/tile-estimator']],
  ['const to = `/tile-estimator#here`', ['/tile-estimator']],
  ["if (slug === 'tile-estimator') hide()", ['tile-estimator']],
  ['const title = <h1>Paint Calculator for you</h1>', ['Paint Calculator']],
  ["if (name === 'mortarGap') hide()", ['mortarGap']],
  ['show(values.mortarGap)', ['mortarGap']],
  ['const { roomLength } = fields', ['roomLength']],
  ['const { length, width, steps, columns } = fields', []],
  ["const label = 'Calculate'", []],
])('this test would notice: %s', (text, mentioned) => {
  expect(mentions(text)).toEqual(mentioned)
})

test.each(Object.keys(sources))('%s', (file) => {
  expect(mentions(sources[file] ?? '')).toEqual([])
})
