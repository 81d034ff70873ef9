import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { addressesOf, isKiswahili, oneOfEachKind } from './support/addresses.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'

const site = setUpBrowser()
const folder = inject('siteFolder')
const addresses = addressesOf(folder)
/** A calculator in a frame on another site: no search engine should lead to it. */
const isFramed = (path: string) => path.includes('/embed/')
const WITHOUT_SCRIPT = { ...PHONE, javaScriptEnabled: false }

function htmlOf(path: string): string {
  return readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
}

// visual.deep.test.ts holds that every page keeps the words that the build drew.
test.each(oneOfEachKind(folder))(
  '%s reads the same without JavaScript as with it',
  async (path) => {
    const [drawn, alive] = await Promise.all([site.blank(WITHOUT_SCRIPT), site.visit(path, PHONE)])
    await drawn.goto(path)
    const words = async (page: Page) =>
      (
        await page.locator('main').evaluate((main) => {
          for (const closed of main.querySelectorAll('details')) closed.open = true
          // Only one of the two has the notice, the notes of the fields, and the picture, which come
          // after the words.
          for (const extra of main.querySelectorAll('noscript, figure, [id$=-note]')) extra.remove()
          return main.textContent
        })
      ).trim()
    const written = await words(drawn)
    expect(written.length).toBeGreaterThan(200)
    expect(written).toBe(await words(alive))
    expect(factsOf(await alive.content())).toEqual(factsOf(htmlOf(path)))
  },
)

/** The facts in a page's head, for search engines and shared links; a repeated fact is there twice. */
function factsOf(html: string) {
  const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, said]) => said)
  const [head = '', body = ''] = html.split('</head>')
  const facts = (part: string) => ({
    title: all(/<title>([^<]+)<\/title>/g, part),
    canonical: all(/<link rel="canonical" href="([^"]+)"/g, part),
    english: all(/<link rel="alternate" hreflang="en-KE" href="([^"]+)"/gi, part),
    kiswahili: all(/<link rel="alternate" hreflang="sw" href="([^"]+)"/gi, part),
    named: all(/<meta name="(description|robots|viewport|theme-color)" content="[^"]/g, part),
    shared: all(/<meta property="og:(title|description|url|image)" content="[^"]/g, part),
  })
  return { head: facts(head), body: facts(body) }
}

test.each(addresses)('%s has no open brace and no value that is none among its words', (path) => {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(htmlOf(path)) ?? []
  const words = main.replaceAll(/<[^>]*>/g, ' ')
  expect(words.length).toBeGreaterThan(200)
  expect(words).not.toMatch(/\{|\}|undefined|NaN/)
})

/** Texts of links that search engines consider vague, in small letters. */
const VAGUE = ['click here', 'go', 'here', 'learn more', 'more', 'read more', 'see more', 'this']

const urlOf = (path: string) => new URL(path, 'https://jengahesabu.example').href

const NAMED = ['theme-color', 'theme-color', 'viewport']

test.each(addresses)(
  '%s has each fact about itself in its head once, and links that lead to a place and say which',
  (path) => {
    const html = htmlOf(path)
    const { head, body } = factsOf(html)
    const english = path.replace(/^\/sw(?=\/|$)/, '') || '/'
    expect({ ...head, shared: head.shared.sort(), named: head.named.sort() }).toEqual({
      title: [expect.any(String)],
      canonical: [urlOf(path)],
      english: [urlOf(english)],
      kiswahili: [urlOf(`/sw${english}`.replace(/\/$/, ''))],
      named: ['description', ...(isFramed(path) ? ['robots'] : []), ...NAMED],
      shared: ['description', 'image', 'title', 'url'],
    })
    expect(Object.values(body).flat()).toEqual([])
    expect(html).toContain(`<html lang="${isKiswahili(path) ? 'sw' : 'en-KE'}">`)
    const links = [...html.matchAll(/<a(?: ([^>]*))?>(.*?)<\/a>/gs)]
    expect(links.length).toBeGreaterThan(isFramed(path) ? 0 : 5)
    for (const [link, attributes = '', content = ''] of links) {
      expect([link, attributes]).toEqual([
        link,
        expect.stringMatching(/href="(\/|#|mailto:|https?:)/),
      ])
      const text = content.replaceAll(/<[^>]*>/g, '').trim()
      expect([link, VAGUE.includes(text.toLowerCase()) || text === '']).toEqual([link, false])
    }
  },
)

test('every page carries the site’s one stylesheet, and asks for no other', () => {
  const styles = addresses.map((path) => {
    const html = htmlOf(path)
    expect(html).not.toContain('rel="stylesheet"')
    return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style)
  })
  const [first] = styles
  expect(first).toHaveLength(1)
  for (const style of styles) expect(style).toEqual(first)
})

/** The code in a page's scripts, without data. */
function codeIn(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs)].flatMap(
    ({ groups }) => {
      const isData = groups?.attributes?.includes('type="application/ld+json"')
      return groups?.code && !isData ? [groups.code] : []
    },
  )
}

test('the notice for an older browser, and the loader, are the only scripts within a page', () => {
  expect(codeIn(htmlOf('/'))).toHaveLength(2)
})

test.each([...addresses, '/404', '/sw/404'])(
  '%s has no other script in the page and no id twice',
  (path) => {
    const html = htmlOf(path)
    expect(codeIn(html)).toEqual(codeIn(htmlOf(isKiswahili(path) ? '/sw' : '/')))
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  },
)

test('the form of a page without JavaScript says what it needs, and shows its defaults', async () => {
  const page = await site.blank(WITHOUT_SCRIPT)
  await page.goto('/roofing-estimator')
  expect(await page.locator('form').textContent()).toContain('needs JavaScript')
  expect(await page.locator('[name=sheetWidth]').inputValue()).toBe('0.85')
})

test('without JavaScript a press of Calculate loses no text', async () => {
  const page = await site.blank(WITHOUT_SCRIPT)
  await page.goto('/roofing-estimator')
  await page.locator('[name=roofLength]').fill('9')
  // The policy forbids what a browser would do by itself: load the page anew, and empty.
  const isForbidden = page.waitForEvent('console', (message) =>
    message.text().includes('form-action'),
  )
  await page.getByRole('button', { name: 'Calculate' }).click({ noWaitAfter: true })
  await isForbidden
  expect(new URL(page.url()).search).toBe('')
  expect(await page.locator('[name=roofLength]').inputValue()).toBe('9')
  site.forgive(page)
})

test('an address that no page has gets status 404 and a page that says so', async () => {
  const page = await site.blank()
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await page.waitForSelector('html[data-ready]')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found')
  // Drawn for no address: its crumbs come with their code.
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByText('Such Page', { exact: true })
    .waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel=canonical]').count()).toBe(0)
  site.forgive(page)
})

test('an address with a slash at its end leads to the page without it', async () => {
  const page = await site.visit('/tile-estimator/?from=here', LAPTOP)
  expect(new URL(page.url()).pathname).toBe('/tile-estimator')
})

test('search engines find every page in the sitemap but a person’s own list and frames, and the sitemap in robots.txt', () => {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  expect(listed.sort()).toEqual(
    addresses
      .filter((path) => path !== '/list' && path !== '/sw/list' && !isFramed(path))
      .map((path) => new URL(path, 'https://jengahesabu.example').href)
      .sort(),
  )
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://jengahesabu.example/sitemap.xml\n',
  )
})

test('a page says to search engines what a calculator is, and where it stands', () => {
  const data = [
    ...htmlOf('/tile-estimator').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json))
  expect(data.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'WebApplication'])
  const [crumbs, application] = data
  expect(crumbs.itemListElement[1]).toEqual({
    '@type': 'ListItem',
    position: 2,
    name: 'Tiles',
    item: 'https://jengahesabu.example/tile-estimator',
  })
  expect(application.name).toBe('Tile Calculator')
})
