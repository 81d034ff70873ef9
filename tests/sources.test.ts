import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { guideCalculator } from './newCalculator/guide.ts'

/*
 * These tests hold promises about the source text that neither the compiler nor Biome can hold. Biome
 * checks the imports between folders (biome.architecture.jsonc), and that no file imports itself by way
 * of others.
 */

const sources = import.meta.glob<string>(
  ['../{src,schemas,calculators,tools,tests}/**/*.{ts,tsx}', '!./sources.test.ts'],
  { query: '?raw', import: 'default', eager: true },
)

/** The files below a folder in which a pattern occurs. */
function filesWith(pattern: RegExp, folder = '..'): string[] {
  return Object.entries(sources)
    .filter(([file, text]) => file.startsWith(folder) && pattern.test(text))
    .map(([file]) => file)
}

/** A wait for a while, where a test should wait for an event: on a busy machine a while is too short. */
const WAITS = [
  'waitForTimeout',
  'setTimeout\\(',
  'setInterval\\(',
  'timers/promises',
  'networkidle',
  'retry:',
  'retries:',
]

test.each(WAITS)('no test waits for the clock or is tried twice: %s', (wait) => {
  expect(filesWith(new RegExp(`\\b${wait}`), './')).toEqual([])
})

test('the tests were read', () => {
  expect(filesWith(/from 'vitest'/, './').length).toBeGreaterThan(150)
})

test('no comment silences the type checker', () => {
  expect(filesWith(/^[\s/*]*@ts-(ignore|expect-error|nocheck)/m)).toEqual([])
})

test('data that nobody has parsed is read as unknown: Object(data) would be of any type', () => {
  expect(filesWith(/(?<![\w.])Object\(/)).toEqual([])
})

test('every command that prints ends quietly where nobody reads it any more', () => {
  const printing = filesWith(/console\.log\(/, '../tools/')
  expect(printing).toContain('../tools/claims.ts')
  expect(printing.filter((file) => !filesWith(/\brunTool\(/, file).includes(file))).toEqual([])
})

test('the registry alone asks for every calculator, cards.ts for their cards, the search for their words, and no file reads calculators/', () => {
  expect(filesWith(/from 'virtual:calculators'/, '../src/')).toEqual(['../src/registry.ts'])
  expect(filesWith(/from 'virtual:cards'/, '../src/')).toEqual(['../src/cards.ts'])
  expect(filesWith(/from 'virtual:search'/, '../src/')).toEqual(['../src/layout/ToolSearch.tsx'])
  expect(filesWith(/'[^']*\/calculators\//, '../src/')).toEqual([])
})

const ROOT = join(import.meta.dirname, '..')

/** Documents for maintainers. */
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'calculators/README.md',
  'calculators/pictures.md',
  'deploy/README.md',
]

/** The reader of the guide writes its calculator and the words for it, so that neither is there yet. */
const isThere = (path: string) =>
  basename(path, '.ts') === guideCalculator.slug || existsSync(join(ROOT, path))

test.each(DOCUMENTS)('%s names files and folders that are there', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const named = text.matchAll(
    /`((?:src|schemas|calculators|tests|tools|bench|deploy|public|docs)\/[\w./@-]*)`/g,
  )
  const missing = [...named].flatMap(([, path = '']) => (isThere(path) ? [] : [path]))
  expect(missing).toEqual([])
})
