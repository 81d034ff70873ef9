import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { runUntil, stopClock } from './support/clock.ts'
import { fillRoom, isReady, NEVER, press, setUpOnFaultyNetwork } from './support/onFaultyNetwork.ts'

/*
 * A network that loses files. Every script lost: network.deep.test.ts; what becomes of the pages that
 * somebody goes to meanwhile: navigation.deep.test.ts.
 */

const { site, network, open, openWithClock } = setUpOnFaultyNetwork()

// First: nothing of another test can be counted with it.
test('each file is asked for once', async () => {
  const page = await open('/tile-estimator')
  await isReady(page)
  await atRest(page)
  const asked = network.asked()
  expect(asked.filter((address) => /\/react-/.test(address))).toHaveLength(1)
  expect(asked.filter((address, place) => asked.indexOf(address) !== place)).toEqual([])
})

test.each(['main', 'shared', 'react', 'tile-estimator', 'forms'])(
  'a page gets over one lost fetch of its %s, without a word',
  async (name) => {
    network.lose({ file: name, times: 1, how: 'error' })
    const release = network.hold(name)
    const page = await openWithClock('/tile-estimator')
    // Small steps: on a busy machine the next attempt takes many, and after 15 s a script counts as stalled.
    await runUntil(page, network.untilAsked(name, 2), 10)
    expect(await page.locator('#banner').textContent()).toBe('')
    await release()
    await isReady(page)
    expect(await page.locator('#banner').textContent()).toBe('')
    site.forgive(page)
  },
)

test('a press before the code is here is announced, and answered once', async () => {
  const release = network.hold('react')
  const page = await open('/tile-estimator')
  await fillRoom(page)
  const calculate = page.getByRole('button', { name: 'Calculate' })
  await calculate.click()
  await calculate.click()
  const notice = page.getByRole('status').filter({ hasText: 'still loading' })
  expect(await notice.textContent()).toBe(
    'The page is still loading: “Calculate” will run as soon as it is ready.',
  )
  await release()
  await page.getByRole('region', { name: 'Results' }).getByText('Tiles').first().waitFor()
  expect(await page.locator('#banner').textContent()).toBe('')
})

test('the guide stays while its code is on its way, also beside a result', async () => {
  const release = network.hold('Guide')
  const page = await open('/tile-estimator')
  await isReady(page)
  const texts = () => page.locator('article').count()
  const before = await texts()
  expect(before).toBeGreaterThan(1)
  await fillRoom(page)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  expect(await texts()).toBe(before)
  await release()
  await atRest(page)
  expect(await texts()).toBe(before)
})

test('without a network the page says so, keeps what was typed, and goes on by itself', async () => {
  network.lose({ file: 'react', times: NEVER, how: 'error' })
  const page = await openWithClock('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await runUntil(
    page,
    page.getByText('You’re offline. The calculator will load when you reconnect.').waitFor(),
  )
  network.heal()
  await runUntil(page, isReady(page))
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  expect(await page.locator('#banner').textContent()).toBe('')
  site.forgive(page)
})

test.each([
  ['a press on Try again', (page: Page) => press(page.getByRole('button', { name: 'Try again' }))],
  [
    'a network that is back',
    (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  ],
])('%s ends the pause at once', async (_, end) => {
  network.lose({ file: 'react', times: NEVER, how: 'error' })
  const page = await openWithClock('/tile-estimator')
  await runUntil(page, network.untilAsked('react', 7))
  // An answer that comes after it: the page has heard of the loss, and pauses for 30 seconds.
  await page.evaluate(async () => void (await fetch('/robots.txt')))
  await stopClock(page)
  const asked = network.timesAsked('react')
  network.heal()
  await end(page)
  await network.untilAsked('react', asked + 1)
  await page.clock.resume()
  await isReady(page)
  site.forgive(page)
})

test('the line that says one is offline, once closed, stays so until there is something else to say', async () => {
  network.lose({ file: 'react', times: NEVER, how: 'error' })
  const page = await openWithClock('/tile-estimator')
  const line = page.locator('#banner')
  await runUntil(page, line.getByText('You’re offline.').waitFor())
  await press(line.getByRole('button', { name: 'Close' }))
  // Who asks a third time from here has heard of two losses, and not said them.
  await runUntil(page, network.untilAsked('react', network.timesAsked('react') + 3))
  expect(await line.textContent()).toBe('')
  network.heal()
  network.lose({ file: 'react', times: NEVER, how: 'stall' })
  // Nothing more is lost until the test lets the time pass.
  await runUntil(page, network.untilAsked('react', network.timesAsked('react') + 1))
  await page.getByRole('button', { name: 'Calculate' }).click()
  await line.getByText('The page is still loading').waitFor()
  await runUntil(page, line.getByText('You’re offline.').waitFor())
  site.forgive(page)
})

test('without the code of its messages a page says them all the same', async () => {
  network.lose({ file: 'Toaster', times: NEVER, how: 'error' })
  const page = await open('/block-brick-estimator')
  await isReady(page)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('status').filter({ hasText: 'Invalid Input' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  await page.locator('#banner').getByRole('button', { name: 'Close' }).click()
  expect(await page.locator('#banner').textContent()).toBe('')
  site.forgive(page)
})

test('a page whose code is lost is not opened: the one before stays, and says so', async () => {
  network.lose({ file: 'PrivacyPage', times: NEVER, how: 'error' })
  const page = await open('/tile-estimator')
  await isReady(page)
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByText('You’re offline. “Privacy” will open when you reconnect.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/tile-estimator')
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  network.heal()
  await press(page.getByRole('button', { name: 'Try again' }))
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  expect(await page.locator('#banner').textContent()).toBe('')
  site.forgive(page)
})

test('a page whose code was lost opens by itself once the network is back', async () => {
  network.lose({ file: 'PrivacyPage', times: NEVER, how: 'error' })
  const page = await openWithClock('/tile-estimator')
  await isReady(page)
  await page.getByRole('link', { name: 'Privacy' }).click()
  await runUntil(page, network.untilAsked('PrivacyPage', 3))
  network.heal()
  await runUntil(page, page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor())
  expect(await page.locator('#banner').textContent()).toBe('')
  site.forgive(page)
})

test('a page that is scrolled before its code is here stays where it is', async () => {
  const release = network.hold('react')
  const page = await open('/tile-estimator')
  await page.evaluate(() => window.scrollTo(0, 700))
  await release()
  await atRest(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
})
