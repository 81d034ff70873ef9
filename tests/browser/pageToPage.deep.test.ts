import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { runUntil } from './support/clock.ts'
import { followLink } from './support/links.ts'
import { isReady, NEVER, press, setUpOnFaultyNetwork } from './support/onFaultyNetwork.ts'

/* A visitor goes from page to page while their code is on its way, lost, broken, or replaced. */

const { site, network, open, openWithClock } = setUpOnFaultyNetwork()
const TILES = '/tile-estimator'

const roomLength = (page: Page) => page.getByRole('textbox', { name: 'Room length' })
const banner = (page: Page) => page.locator('#banner')
const toPrivacy = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true })

const isPrivacyCode = (request: Request) => request.url().includes('PrivacyPage')

/** Waits for a page, and for all of its HTML where the browser has opened it. */
async function arrivedAt(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.waitForLoadState('domcontentloaded')
}

/** Marks the document, and answers whether the page is still in it. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  return async () => (await page.locator('html[data-same]').count()) === 1
}

/** Holds that the room typed before is still in the tile calculator, which the menu leads to. */
async function expectRoomKept(page: Page): Promise<void> {
  await isReady(page)
  await followLink(page, 'Tiles')
  await arrivedAt(page, 'Tiles')
  expect(await roomLength(page).inputValue()).toBe('4.25')
}

test.each([
  ['without a network', 'reset'],
  ['behind a page to sign in', 'signIn'],
] as const)(
  '%s the page before stays, says so, and the other opens once the network is back',
  async (_where, how) => {
    const page = await openWithClock(TILES)
    await isReady(page)
    await runUntil(page, atRest(page))
    await roomLength(page).fill('4.25')
    const isSame = await markDocument(page)
    network.goAway(how)
    await toPrivacy(page).click()
    const line = page.getByText('You’re offline. “Privacy” will open when you reconnect.')
    await line.waitFor()
    // However often it is tried meanwhile, it stays a loss.
    const tries = network.asked().length
    await runUntil(page, network.untilAskedInAll(tries + 4))
    expect(await line.count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe(TILES)
    expect(await roomLength(page).inputValue()).toBe('4.25')
    network.heal()
    await press(page.getByRole('button', { name: 'Try again' }))
    await runUntil(page, arrivedAt(page, 'Privacy'))
    expect(await isSame()).toBe(true)
    expect(await banner(page).textContent()).toBe('')
    site.forgive(page)
  },
)

test('who goes elsewhere hears no more of a page that could not be opened', async () => {
  const page = await openWithClock('/contact')
  await isReady(page)
  // Its code is here from now on.
  await followLink(page, 'Tiles')
  await arrivedAt(page, 'Tiles')
  network.goAway()
  await toPrivacy(page).click()
  await runUntil(page, page.getByText('“Privacy” will open when you reconnect.').waitFor())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await arrivedAt(page, 'Contact')
  expect(await banner(page).textContent()).toBe('')
  site.forgive(page)
})

test.each([
  ['breaks off', 'reset'],
  ['is gone', 'gone'],
  ['is a page to sign in', 'signIn'],
] as const)('code under the pointer that %s is no news', async (_what, how) => {
  const page = await openWithClock(TILES)
  await isReady(page)
  await runUntil(page, atRest(page))
  network.lose({ file: 'PrivacyPage', times: 1, how })
  const isAsked = page.waitForEvent('requestfinished', isPrivacyCode)
  const isLost = page.waitForEvent('requestfailed', isPrivacyCode)
  await toPrivacy(page).hover()
  await Promise.race([isAsked, isLost])
  await runUntil(page, atRest(page))
  expect(await banner(page).textContent()).toBe('')
  await toPrivacy(page).click()
  await runUntil(page, arrivedAt(page, 'Privacy'))
  site.forgive(page)
})

test('a page whose files the host has replaced opens in the new version, with what was typed', async () => {
  const page = await openWithClock(TILES)
  await isReady(page)
  await roomLength(page).fill('4.25')
  const isSame = await markDocument(page)
  network.lose({ file: 'PrivacyPage', times: NEVER, how: 'gone' })
  // The new version has its own.
  page.on('request', (request) => request.isNavigationRequest() && network.heal())
  await toPrivacy(page).click()
  await runUntil(page, arrivedAt(page, 'Privacy'))
  await runUntil(page, page.waitForSelector('html[data-ready]:not([data-same])'))
  expect(await isSame()).toBe(false)
  await expectRoomKept(page)
  site.forgive(page)
})

test('a text typed on a page before its code arrives stays, page after page, and a press has an answer', async () => {
  const release = network.hold('react')
  const page = await open(TILES)
  await roomLength(page).fill('4.25')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await arrivedAt(page, 'Contact')
  await page.getByLabel('Message').fill('Half a message')
  // The menu opens once its code is here; the home page needs none.
  await followLink(page, 'All calculators')
  await page.getByRole('main').getByRole('link', { name: 'Concrete mix' }).click()
  await arrivedAt(page, 'Concrete mix')
  await page.locator('[name=area]').fill('20')
  await page.locator('[name=thickness]').fill('10')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await release()
  await isReady(page)
  await page.locator('[data-result=cementBags]').waitFor()
  expect(await page.locator('[name=area]').inputValue()).toBe('20')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await arrivedAt(page, 'Contact')
  expect(await page.getByLabel('Message').inputValue()).toBe('Half a message')
  await expectRoomKept(page)
})

test('who goes back while a page is on its way stays there, in the same document', async () => {
  const page = await open('/')
  await isReady(page)
  await followLink(page, 'Tiles')
  await arrivedAt(page, 'Tiles')
  const isSame = await markDocument(page)
  const release = network.hold('PrivacyPage')
  const isHere = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('PrivacyPage'),
  )
  await toPrivacy(page).click()
  await page.goBack()
  await page.waitForURL('**/')
  await release()
  await isHere
  await atRest(page)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await isSame()).toBe(true)
})

test('a page opened by its address in the same tab begins at its top, one left at its place', async () => {
  const page = await open(TILES)
  await isReady(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.goto('/paint-estimator')
  await atRest(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await isReady(page)
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 50)
})
