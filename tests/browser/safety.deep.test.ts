import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { headersFor, parseHeaders } from '../../tools/delivery/headers.ts'
import { addressesOf, oneOfEachKind } from './support/addresses.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, setUpBrowser } from './support/browser.ts'

const site = setUpBrowser()
const folder = inject('siteFolder')
const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
const headersOf = (path: string) =>
  new Map(headersFor(rules, path).map(([name, value]) => [name.toLowerCase(), value]))

test('nothing is allowed but what the site needs', () => {
  const policy = headersOf('/').get('content-security-policy') ?? ''
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.filter((source) => !source.startsWith("'sha256-")).join(' ')]
    }),
  )
  expect(Object.fromEntries(directives)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'service-worker',
  })
})

test.each(['/embed/tile-estimator', '/sw/embed/tile-estimator'])(
  '%s may stand in a frame of another site, and differs from other pages in nothing else',
  (path) => {
    const all = headersOf('/')
    const policy = all.get('content-security-policy')
    all.delete('x-frame-options')
    all.set(
      'content-security-policy',
      policy?.replace("frame-ancestors 'none'", 'frame-ancestors *') ?? '',
    )
    expect(headersOf(path)).toEqual(all)
  },
)

/** The policy that a page carries itself: browsers obey frame-ancestors in a header only. */
const withoutFrames = (policy = '') => policy.replace(/ frame-ancestors [^;]*;/, '')

test('every answer carries the headers of the one source, and its page the policy', async () => {
  const page = await site.blank()
  for (const path of [...addressesOf(folder), '/no-such-page']) {
    const response = await page.request.get(path)
    for (const [name, value] of headersOf(path)) {
      expect([path, name, response.headers()[name]]).toEqual([path, name, value])
    }
    const [, own] =
      /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="(default-src 'none';[^"]*)">/.exec(
        await response.text(),
      ) ?? []
    const said = headersOf(path).get('content-security-policy')
    // A page says no more than is sent with it: what other languages carry is not its own.
    const allowed = new Set(withoutFrames(said).split(/[ ;]+/))
    const more = own?.split(/[ ;]+/).filter((part) => !allowed.has(part))
    expect([path, more]).toEqual([path, []])
  }
})

// On every page: visual.deep.test.ts, which fails with what a browser says of a broken policy.
test.each([...oneOfEachKind(folder), '/house-estimator'])(
  'on %s, whatever is pressed, nothing breaks the policy or leaves the origin',
  async (path) => {
    // The worker is the same for every page, and brings the whole site each time.
    const isHome = path === '/'
    const page = await site.blank({ ...LAPTOP, serviceWorkers: isHome ? 'allow' : 'block' })
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(inject('origin'))) elsewhere.push(request.url())
    })
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
    await page.goto(path)
    await atRest(page)
    if (isHome) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    // By what they are: each language has its own names for them.
    const calculate = page.locator('main form [type=submit]')
    if ((await page.locator('#results').count()) > 0) {
      await calculate.click()
      for (const input of await page.locator('main form input:visible').all()) await input.fill('2')
      await calculate.click()
      await page.locator('#results dl').waitFor()
    }
    // A page in a frame has no head.
    for (const menu of await page.locator('header button').all()) await menu.click()
    expect(elsewhere).toEqual([])
  },
)
