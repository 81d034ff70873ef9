import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { writeLink } from '../../src/permalink/estimateLink.ts'
import { writeList } from '../../src/permalink/listText.ts'
import { estimateOf } from '../export/support.ts'
import { listed, listOf } from '../list/support.ts'
import { calculatorAt } from '../support/calculators.ts'
import { isKiswahili, oneOfEachKind } from './support/addresses.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP } from './support/browser.ts'
import { runUntil } from './support/clock.ts'
import { scriptsOf } from './support/delivery.ts'
import { nameOf } from './support/faultyNetwork.ts'
import { fill } from './support/forms.ts'
import { fillRoom, isReady, NEVER, press, setUpOnFaultyNetwork } from './support/onFaultyNetwork.ts'
import { buildSite, serveSite } from './support/site.ts'

/* A visitor opens a page: on a good network, on a bad one, and without a part of it. */

const { site, network, blank, open, openWithClock } = setUpOnFaultyNetwork()
const folder = inject('siteFolder')
const TILES = '/tile-estimator'

const foundation = Object.values(calculatorAt('foundation-calculator').examples)[0]?.given ?? {}
const house = estimateOf(calculatorAt('house-estimator'), { length: '11', width: '9', rise: '2' })
const HOUSE = `/house-estimator#${writeLink(house)}`
const LIST = `/list#${writeList(listOf(listed('foundation-calculator', 'Front', foundation)), {})}`

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const banner = (page: Page) => page.locator('#banner')
const roomLength = (page: Page) => page.getByRole('textbox', { name: 'Room length' })
const hasResult = (page: Page) => page.locator('#results').getByText('110 tiles').first().waitFor()

/** Answers a script with one that throws as it loads, with its exports: without them it would not link. */
async function breakScript(page: Page, file: string): Promise<void> {
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    const response = await route.fetch()
    const body = `throw new Error('It is broken');${await response.text()}`
    await route.fulfill({ response, body })
  })
}

test('the page requests each file once', async () => {
  const page = await open(TILES)
  await isReady(page)
  await atRest(page)
  const asked = network.asked()
  expect(asked.filter((address) => nameOf(address) === 'react')).toHaveLength(1)
  expect(asked.filter((address, place) => asked.indexOf(address) !== place)).toEqual([])
})

test.each(['/', TILES, '/contact', '/formulas', `/formulas${TILES}`, '/list', '/privacy'])(
  '%s stays as it was drawn while its scripts are lost, says so, and then comes to life',
  async (path) => {
    const files = [...new Set(scriptsOf(folder, path).map(nameOf))]
    for (const [place, file] of files.entries()) {
      const how = (['error', 'reset', 'signIn'] as const)[place % 3] ?? 'reset'
      network.lose({ file, times: NEVER, how })
    }
    const page = await openWithClock(path)
    const drawn = await page.locator('main').innerText()
    await runUntil(page, banner(page).getByText('You’re offline.').waitFor())
    expect(await page.locator('main').innerText()).toBe(drawn)
    network.heal()
    await press(banner(page).getByRole('button', { name: 'Try again' }))
    await runUntil(page, isReady(page))
    expect(await banner(page).textContent()).toBe('')
    site.forgive(page)
  },
)

test('one lost fetch is made good without a word, and so is one without a byte', async () => {
  network.lose({ file: 'react', times: 1, how: 'error' })
  network.lose({ file: 'forms', times: 1, how: 'stall' })
  const page = await openWithClock(TILES)
  await roomLength(page).fill('4.25')
  await runUntil(page, network.untilAsked('forms', 2), 1000)
  await runUntil(page, isReady(page))
  expect(await roomLength(page).inputValue()).toBe('4.25')
  expect(await banner(page).textContent()).toBe('')
  site.forgive(page)
})

test('the line that says one is offline, once closed, stays so until there is something else to say', async () => {
  network.lose({ file: 'react', times: NEVER, how: 'error' })
  const page = await openWithClock(TILES)
  await runUntil(page, banner(page).getByText('You’re offline.').waitFor())
  await press(banner(page).getByRole('button', { name: 'Close' }))
  await runUntil(page, network.untilAsked('react', network.timesAsked('react') + 3))
  expect(await banner(page).textContent()).toBe('')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await banner(page).getByText('The page is still loading').waitFor()
  site.forgive(page)
})

test('a press before the code is here is announced, and answered once', async () => {
  const release = network.hold('react')
  const page = await open(TILES)
  await fillRoom(page)
  const calculate = page.getByRole('button', { name: 'Calculate' })
  await calculate.click()
  await calculate.click()
  const notice = page.getByRole('status').filter({ hasText: 'still loading' })
  expect(await notice.textContent()).toBe(
    'The page is still loading: “Calculate” will run as soon as it is ready.',
  )
  await release()
  await hasResult(page)
  expect(await banner(page).textContent()).toBe('')
})

test('a page that is scrolled before its code is here stays where it is', async () => {
  const release = network.hold('react')
  const page = await open(TILES)
  await page.evaluate(() => window.scrollTo(0, 700))
  await release()
  await atRest(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
})

test('a page whose own code is gone says that there is a newer version', async () => {
  network.lose({ file: 'tile-estimator', times: NEVER, how: 'gone' })
  const page = await open(TILES)
  await roomLength(page).fill('4.25')
  await page
    .getByText('The site has a newer version. Reload the page to continue; what you typed stays.')
    .waitFor()
  network.heal()
  const isReloaded = page.waitForEvent('domcontentloaded')
  await press(page.getByRole('button', { name: 'Reload' }))
  await isReloaded
  await isReady(page)
  expect(await roomLength(page).inputValue()).toBe('4.25')
  site.forgive(page)
})

test('a page says that its script is broken if the script throws as it loads', async () => {
  const page = await blank()
  await breakScript(page, 'forms')
  const reason = page.waitForEvent('console', (message) => message.text().includes('It is broken'))
  await page.goto(TILES)
  await page.getByText('Part of this page could not start.').waitFor()
  await reason
  expect(await heading(page)).toBe('Tiles')
  site.forgive(page)
})

describe('A part that is heavy or rare', () => {
  test.each([
    ['breaks off, of a host that says nothing of keeping files', 'reset', ''],
    [
      'breaks off, of a host that has browsers ask before they use a file again',
      'reset',
      'no-cache',
    ],
    [
      'breaks off, of a host whose files may be kept for good',
      'reset',
      'max-age=31536000, immutable',
    ],
    ['turns into a page to sign in', 'signIn', 'no-cache'],
  ] as const)(
    'says in its place that it is lost if the network %s; the page works on, and the part comes later',
    async (_what, how, keeping) => {
      network.sayOfKeeping(keeping)
      network.lose({ file: 'DrawnPicture', times: 1, how })
      const page = await openWithClock(TILES)
      await network.untilAsked('DrawnPicture')
      network.goAway(how)
      const main = page.locator('main')
      await main.getByText('You’re offline. This part will appear when you reconnect.').waitFor()
      await fillRoom(page)
      await page.getByRole('button', { name: 'Calculate' }).click()
      await hasResult(page)
      await page.getByText('Show the working').click()
      const working = page.locator('details').filter({ hasText: 'Show the working' })
      await working.getByText('You’re offline. This part will appear when you reconnect.').waitFor()
      // However often it is tried meanwhile, it stays a loss.
      await press(main.getByRole('button', { name: 'Try again' }).first())
      await page.clock.fastForward(60_000)
      await page.clock.fastForward(60_000)
      network.heal()
      await press(main.getByRole('button', { name: 'Try again' }).first())
      await page.getByRole('button', { name: 'Show the drawing' }).click()
      await runUntil(page, page.locator('figure svg').waitFor())
      await runUntil(page, page.locator('[data-step]').first().waitFor())
      expect(await roomLength(page).inputValue()).toBe('4')
      expect(await banner(page).textContent()).toBe('')
      site.forgive(page)
    },
  )

  test('that only a new document can get offers one, which has all that was typed', async () => {
    const page = await openWithClock(TILES)
    await isReady(page)
    await fillRoom(page)
    network.lose({ file: 'WorkingSteps', times: NEVER, how: 'gone' })
    await page.getByRole('button', { name: 'Calculate' }).click()
    await hasResult(page)
    await page.getByText('Show the working').click()
    const working = page.locator('details').filter({ hasText: 'Show the working' })
    await runUntil(page, working.getByText('Part of this page could not start.').waitFor())
    network.heal()
    const isReloaded = page.waitForEvent('domcontentloaded')
    await press(working.getByRole('button', { name: 'Reload' }))
    await isReloaded
    await hasResult(page)
    await page.getByText('Show the working').click()
    await page.locator('[data-step]').first().waitFor()
    expect(await roomLength(page).inputValue()).toBe('4')
    site.forgive(page)
  })

  test('that throws as it loads says so in its place, and the console has the reason', async () => {
    const page = await blank()
    await breakScript(page, 'DrawnPicture')
    const reason = page.waitForEvent('console', (message) =>
      message.text().includes('It is broken'),
    )
    await page.goto(TILES)
    await page.locator('main').getByText('Part of this page could not start.').waitFor()
    await reason
    await fillRoom(page)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await hasResult(page)
    site.forgive(page)
  })

  test('may be the toasts: what they say stands at the foot of the page', async () => {
    network.lose({ file: 'Toaster', times: NEVER, how: 'reset' })
    const page = await open('/block-brick-estimator')
    await isReady(page)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByRole('status').filter({ hasText: 'Invalid Input' }).waitFor()
    await banner(page).getByRole('button', { name: 'Close' }).click()
    expect(await banner(page).textContent()).toBe('')
    site.forgive(page)
  })

  test('may be the estimates of a house: a press without a network says so, and the network’s return answers it', async () => {
    network.lose({ file: 'foundation-calculator', times: 1, how: 'reset' })
    const page = await openWithClock('/house-estimator')
    await network.untilAsked('foundation-calculator')
    network.goAway()
    await isReady(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await fill(page, { length: '11', width: '9', rise: '2' })
    // The clock stands still: what the page says, it says at once.
    await press(page.getByRole('button', { name: 'Calculate' }))
    await banner(page).getByText('You’re offline. The result will appear').waitFor()
    expect(await page.getByText('Calculating…').count()).toBe(0)
    network.heal()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await runUntil(page, page.locator('[data-material]').first().waitFor())
    expect(await banner(page).textContent()).toBe('')
    site.forgive(page)
  })

  test.each([
    ['the calculators of a list', LIST],
    ['the estimates of a house', HOUSE],
  ])('may be %s: a reload says so in their place, and they come later', async (_what, path) => {
    network.sayOfKeeping('no-store')
    const page = await openWithClock(path)
    await runUntil(page, page.locator('[data-material]').first().waitFor())
    const times = network.timesAsked('foundation-calculator')
    network.lose({ file: 'foundation-calculator', times: 1, how: 'reset' })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await network.untilAsked('foundation-calculator', times + 1)
    network.goAway()
    const line = page.locator('main').getByText('This part will appear when you reconnect.').first()
    await runUntil(page, line.waitFor())
    network.heal()
    await press(page.locator('main').getByRole('button', { name: 'Try again' }).first())
    await runUntil(page, page.locator('[data-material]').first().waitFor())
    site.forgive(page)
  })
})

/*
 * React's complaints about attributes that do not match a page's markup are only in its development
 * version, so this builds the site with that, and looks at a page of each kind.
 */
describe('The page that the build drew', () => {
  let development: string
  let server: Awaited<ReturnType<typeof serveSite>>
  beforeAll(async () => {
    development = await mkdtemp(join(tmpdir(), 'hydration-'))
    // In one language: the same components draw the other.
    buildSite(development, { NODE_ENV: 'development', SITE_LANGUAGE: 'en' })
    server = await serveSite(development)
  })
  afterAll(async () => {
    await server.close()
    await rm(development, { recursive: true, force: true })
  })

  test.each([...oneOfEachKind(folder).filter((path) => !isKiswahili(path)), '/no/such-page'])(
    'becomes that of React without one complaint: %s',
    async (path) => {
      const page = await site.blank({ ...LAPTOP, baseURL: server.origin })
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      // A mismatch that React recovers from is reported as an error nobody caught.
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          Reflect.set(window, 'drawn', [...document.querySelectorAll('main input, main button')])
        })
      })
      await page.goto(path)
      await isReady(page)
      await atRest(page)
      const missing = 'the server responded with a status of 404'
      expect(complaints.filter((text) => !text.includes(missing))).toEqual([])
      // The boxes and buttons that the build drew are still on the page.
      const gone = await page.evaluate(() => {
        const drawn: unknown = Reflect.get(window, 'drawn')
        const isGone = (element: unknown) => !(element instanceof Element && element.isConnected)
        return Array.isArray(drawn) ? drawn.filter(isGone).length : -1
      })
      expect(gone).toBe(0)
      site.forgive(page)
    },
  )

  test('belongs to one address, whatever else the host answers with it', async () => {
    const page = await site.blank({ ...LAPTOP, baseURL: server.origin })
    await page.goto('/privacy.html')
    await isReady(page)
    expect(await heading(page)).toBe('Privacy')
    expect(await page.locator('title').count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/privacy')
  })
})
