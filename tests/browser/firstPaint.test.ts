import { expect, inject, test } from 'vitest'
import { HEADERS_BYTES } from '../../tools/prerender/beforePaint.ts'
import { addressesOf } from './support/addresses.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { scriptsOf, wireBytes } from './support/delivery.ts'

const site = setUpBrowser()
const folder = inject('siteFolder')
/** About what 700 kbit/s carry in 300 ms; the build counts in gzip, which is somewhat larger. */
const ROUND_TRIP_BYTES = 25_100

test.each(addressesOf(folder))(
  '%s is seen before most of its script is asked for',
  async (path) => {
    const page = await site.visit(path, PHONE)
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ file: new URL(name).pathname.slice(1), startTime })),
    }))
    const scripts = scriptsOf(folder, path)
    const named = (waits: boolean) =>
      scripts.filter(({ afterPaint }) => afterPaint === waits).map(({ file }) => file)
    const [atOnce, afterPaint] = [named(false), named(true)]
    const early = asked.filter(({ startTime }) => startTime < painted).map(({ file }) => file)
    expect(asked.map(({ file }) => file)).toEqual(expect.arrayContaining(afterPaint))
    expect(early.filter((file) => afterPaint.includes(file))).toEqual([])
    const weigh = (files: string[]) =>
      files.reduce((sum, file) => sum + wireBytes(folder, file) + HEADERS_BYTES, 0)
    expect(weigh(afterPaint)).toBeGreaterThan(weigh(atOnce))
    // Waiting costs nothing only while the network has enough to carry.
    expect(weigh(atOnce)).toBeGreaterThanOrEqual(ROUND_TRIP_BYTES)
  },
)

test.each([
  ['says nothing', () => undefined],
  [
    'refuses to say',
    () => {
      throw new Error('No observers here')
    },
  ],
])('a page of whose paint the browser %s gets ready all the same', async (_, observe) => {
  const page = await site.blank(PHONE)
  await page.addInitScript(`PerformanceObserver.prototype.observe = ${observe}`)
  await page.goto('/tile-estimator')
  await page.waitForSelector('html[data-ready]')
  expect(await page.getByRole('button', { name: 'Calculate' }).isEnabled()).toBe(true)
})

test('what waits for the paint is then asked for at once, not one after the other', async () => {
  const page = await site.blank(PHONE)
  // Held back until all others are asked for: it is the file that names them.
  const others = Promise.all(
    ['react', 'site', 'tile-estimator'].map((name) =>
      page.waitForRequest(new RegExp(`assets/${name}-`)),
    ),
  )
  await page.route('**/assets/main-*', async (route) => {
    await others
    await route.continue()
  })
  await page.goto('/tile-estimator')
  await page.waitForSelector('html[data-ready]')
  expect(await page.getByRole('button', { name: 'Calculate' }).isEnabled()).toBe(true)
})

test.each(['main', 'site', 'react'])(
  'a page gets over one failed fetch of its %s',
  async (name) => {
    const page = await site.blank(PHONE)
    const pattern = `**/assets/${name}-*`
    let failures = 0
    await page.route(
      pattern,
      async (route) => {
        failures += 1
        await route.abort()
      },
      { times: 1 },
    )
    await page.goto('/tile-estimator')
    await page.waitForSelector('html[data-ready]')
    expect(failures).toBe(1)
    site.forgive(page)
  },
)

test('what the code of a page imports is asked for along with it, not after it', async () => {
  const page = await site.visit('/', PHONE)
  const isAsked = (name: string) => page.waitForRequest(new RegExp(`assets/${name}-`))
  const imported = Promise.all([isAsked('forms'), isAsked('estimate')])
  await page.route('**/assets/CalculatorPage-*', async (route) => {
    await imported
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Tile Calculator' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/tile-estimator')
})
