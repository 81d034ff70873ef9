import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import data from '@mdn/browser-compat-data/forLegacyNode'
import { expect, inject, test } from 'vitest'
import { OLDEST_BROWSERS } from '../../tools/browsers.ts'
import { newerMembers } from '../support/compatibility.ts'
import { setUpBrowser } from './support/browser.ts'

/*
 * The site needs nothing that Chromium 92, Firefox 115 or Safari 15.4 (package.json, browserslist) lack.
 * Each list below is whole: a name that is no longer found has to go. What the oldest engine makes of the
 * stylesheet is seen in it (tests/browser/engines).
 */

const site = setUpBrowser()
const folder = inject('siteFolder')
const newer = newerMembers()

/** Names of the language that are newer, and why the site's scripts may have them. */
const IN_SCRIPTS = {
  hasOwn: 'src/runtime/firstPage.ts gives it to a browser without',
  captureStackTrace: 'zod asks for it first',
  stackTraceLimit: 'zod asks for it first',
  trustedTypes: 'asked for as it is called',
  cause: 'a formula’s error has one of its own; others lose but a line in the console',
  chunks: 'a name of jsPDF’s own',
  difference: 'of a line of the bill: what a quotation has more or less',
  dispose: 'a name of jsPDF’s own',
  take: 'of a usual range: the value that the page offers',
  toArray: 'a name of jsPDF’s own',
  toHex: 'a name of jsPDF’s own',
  displayName: 'a name of React’s',
  use: 'a hook of React’s',
  toReversed: 'a name of Radix’s own',
  toSorted: 'a name of Radix’s own',
  toSpliced: 'a name of Radix’s own',
  with: 'a name of Radix’s own',
}

/** Names of a page that are newer, and why the project's own code may have them. */
const IN_PAGES = {
  share: 'the export menu asks for it first',
  yield: 'asked for as it is called',
  scheduler: 'asked for as it is called',
  trustedTypes: 'asked for as it is called',
  createPolicy: 'of trustedTypes',
}

function found(names: readonly string[], texts: readonly string[]): string[] {
  return names
    .filter((name) =>
      texts.some((text) => new RegExp(`\\.${name}\\b|(?<!\\w)${name}\\(`).test(text)),
    )
    .sort()
}

test('no script of the site calls what the oldest browsers do not know', () => {
  const scripts = readdirSync(join(folder, 'assets'))
    .filter((file) => file.endsWith('.js') && !file.startsWith('Gallery'))
    .map((file) => readFileSync(join(folder, 'assets', file), 'utf8'))
  expect(found(newer.language, scripts)).toEqual(Object.keys(IN_SCRIPTS).sort())
})

test('no regular expression looks behind, which Safari learned with version 16.4', () => {
  const texts = readdirSync(join(folder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .filter((file) => /\(\?<[=!]/.test(readFileSync(join(folder, 'assets', file), 'utf8')))
  expect(texts).toEqual([])
})

test('our own code asks a page first for what the oldest browsers do not know', () => {
  const sources = readdirSync(join(import.meta.dirname, '../../src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('gallery'))
    .map((file) => readFileSync(join(import.meta.dirname, '../../src', file), 'utf8'))
  expect(found(newer.page, sources)).toEqual(Object.keys(IN_PAGES).sort())
})

test('a browser counts as too old by what Chromium and Safari learned with the oldest that will do', () => {
  const versions = data.javascript.builtins?.Array?.at?.__compat?.support
  const learned = (browser: 'chrome' | 'safari') =>
    [versions?.[browser] ?? []].flat()[0]?.version_added
  const oldest = Object.fromEntries(OLDEST_BROWSERS.map(({ name, version }) => [name, version]))
  expect([learned('chrome'), learned('safari')]).toEqual([oldest.chrome, oldest.safari])
})

test('one that is too old shows a notice above the page as the build drew it, and runs no other script', async () => {
  const page = await site.blank()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
  await page.goto('/tile-estimator')
  expect(await page.locator('body > p').first().innerText()).toBe(
    'To calculate, this page needs a newer browser (Chrome 92, Firefox 115, Safari 15.4 or later): please update yours. All else can be read as it is.',
  )
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Tiles')
  expect(asked).not.toContain('script')
})

test('one that is not reads nothing of that', async () => {
  const page = await site.visit('/tile-estimator')
  expect(await page.getByText('needs a newer browser').isVisible()).toBe(false)
})
