import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { fileOf, scriptsOf } from './support/delivery.ts'

const site = setUpBrowser()
const folder = inject('siteFolder')

test('the home page loads no code of forms, and the contact page alone that of the form service', async () => {
  const page = await site.blank(PHONE)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.waitForSelector('html[data-ready]')
  await atRest(page)
  expect(loaded.filter((path) => path.includes('CalculatorPage'))).toEqual([])
  expect(loaded.filter((path) => path.includes('-estimator'))).toEqual([])
  // An option of the form library, which no minifier renames: it identifies the library's code.
  const holding = (words: string) =>
    ['/', '/tile-estimator', '/contact'].filter((path) =>
      scriptsOf(folder, path).some((file) =>
        readFileSync(join(folder, file), 'utf8').includes(words),
      ),
    )
  expect(holding('shouldFocusError')).toEqual(['/tile-estimator', '/contact'])
  expect(holding('Formspree-Client')).toEqual(['/contact'])
})

// Words that no minifier removes identify the code.
test.each([
  ['the checker', 'schemas/compile/diagnostic.ts', /did you mean/],
  ['the parser of formulas', 'node_modules/jsep/dist/jsep.js', /Unclosed \(/],
  ['all of zod', 'node_modules/zod/v4/classic/schemas.js', /["'`]ZodObject["'`]/],
])('no script of the site has %s, which reads definitions', (_, source, words) => {
  expect(readFileSync(join(import.meta.dirname, '../..', source), 'utf8')).toMatch(words)
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'))
  const holding = scripts.filter((file) =>
    words.test(readFileSync(join(folder, 'assets', file), 'utf8')),
  )
  expect(scripts.length).toBeGreaterThan(20)
  expect(holding).toEqual([])
})

test('a page is usable with exactly the scripts its HTML names; the toast comes later', async () => {
  const page = await site.blank(PHONE)
  const named = scriptsOf(folder, '/tile-estimator').map((file) => `/${file}`)
  await page.route('**/*.js', (route) =>
    named.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
  )
  await page.goto('/tile-estimator', { waitUntil: 'commit' })
  await page.waitForSelector('html[data-ready]')
  expect(await page.getByRole('button', { name: 'Calculate' }).isEnabled()).toBe(true)
  expect(named.some((file) => file.includes('Toaster'))).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.each(['/', '/tile-estimator'])(
  '%s asks for one script while it is read, before its styles, and not again',
  async (path) => {
    const html = readFileSync(join(folder, fileOf(folder, path)), 'utf8')
    const [start = '', rest = ''] = html.split('<style>')
    const early = /<link rel="preload" as="fetch"[^>]* href="\/([^"]*)">/g
    const [[, file = ''] = [], ...others] = [...start.matchAll(early)]
    expect(scriptsOf(folder, path)).toContain(file)
    expect(others).toEqual([])
    expect(rest).not.toContain('rel="preload"')

    const page = await site.blank(PHONE)
    // As data at first; then as the script that is run, which the browser has by then.
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(file)) asked.push(request.resourceType())
    })
    await page.goto(path)
    await page.waitForSelector('html[data-ready]')
    expect(asked.filter((type) => type !== 'script')).toHaveLength(1)
  },
)

test('the code of a page is there when its link is about to be opened, and nothing for one in the other language', async () => {
  const page = await site.visit('/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isFetched = page.waitForRequest(/assets\/tile-estimator/)
  await page.getByRole('link', { name: 'Kiswahili' }).hover()
  await page.getByRole('link', { name: 'Tiles', exact: true }).hover()
  await isFetched
  expect(asked.filter((url) => url.includes('NotFoundPage'))).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/')
})
