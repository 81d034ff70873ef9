import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isKiswahili, oneOfEachKind } from './support/addresses.ts'
import { LAPTOP, setUpBrowser } from './support/browser.ts'
import { somePages } from './support/calculatorPages.ts'
import { buildSite, serveSite } from './support/site.ts'

/*
 * React's complaints about attributes that do not match a page's markup are only in its development
 * version, so these tests build the site with that, and look at a page of each kind. That another text
 * comes than was drawn is an error in every version: visual.deep.test.ts meets it on every page.
 */
const site = setUpBrowser()
let folder: string
let server: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hydration-'))
  // In one language: the same components draw the other.
  buildSite(folder, { NODE_ENV: 'development', SITE_LANGUAGE: 'en' })
  server = await serveSite(folder)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** The words of a page, but for its picture and what a field reads: both come once it is usable. */
function wordsOf(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const words = main.cloneNode(true)
    if (!(words instanceof Element)) return ''
    for (const later of words.querySelectorAll('figure, [id$=-note]')) later.remove()
    return words.textContent
  })
}

const kinds = oneOfEachKind(inject('siteFolder')).filter((path) => !isKiswahili(path))

test.each([...new Set([...kinds, ...somePages.map(({ path }) => path)]), '/404', '/no/such-page'])(
  '%s takes over its markup without one complaint',
  async (path) => {
    const page = await site.blank({ ...LAPTOP, baseURL: server.origin })
    const said: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    // A mismatch that React recovers from is reported as an error nobody caught.
    page.on('pageerror', (error) => said.push(error.message))
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Reflect.set(window, 'drawn', [...document.querySelectorAll('main input, main button')])
      })
    })
    await page.goto(path)
    const drawn = await wordsOf(page)
    await page.waitForSelector('html[data-ready]')
    await page.waitForSelector('[role=region]', { state: 'attached' })
    const missing = 'Failed to load resource: the server responded with a status of 404 (Not Found)'
    expect([path, said.filter((text) => text !== missing)]).toEqual([path, []])
    // The crumbs of a page that is none name the address it was asked for at.
    const isPage = path !== '/404' && !path.startsWith('/no/')
    if (isPage) expect(await wordsOf(page)).toBe(drawn)
    expect(await page.evaluate(drawnAnew)).toBe(0)
    site.forgive(page)
  },
)

/** How many of the boxes and buttons that the build drew are no longer on the page. */
function drawnAnew(): number {
  const drawn: unknown = Reflect.get(window, 'drawn')
  const gone = (element: unknown) => !(element instanceof Element && element.isConnected)
  return Array.isArray(drawn) ? drawn.filter(gone).length : -1
}

test.each([
  ['/privacy.html', '/privacy', 'Privacy'],
  ['/index.html', '/', 'Construction Calculators'],
])('%s, where a host answers it with a page, is that page at %s', async (path, address, words) => {
  const page = await site.blank({ ...LAPTOP, baseURL: server.origin })
  await page.goto(path)
  await page.waitForSelector('html[data-ready]')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(words)
  expect(await page.locator('title').count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe(address)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(address)
})
