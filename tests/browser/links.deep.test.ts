import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { choose, LINK, openTiles, ROOM, TILES } from './support/tiles.ts'

const site = setUpBrowser()

/** Leaves for another page, from where the page stands: a pointer would scroll to the link first. */
async function goToPrivacy(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Privacy' }).dispatchEvent('click')
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  // The router reports a transition between pages that is cut short as an error.
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

const totalOf = (page: Page) => page.locator('[data-result=totalTiles]').textContent()

const COPYING = { ...LAPTOP, permissions: ['clipboard-read', 'clipboard-write'] }

test('a copied link opens the same form with the same result, and no server sees the inputs', async () => {
  const page = await openTiles(site, COPYING)
  await choose(page, 'Copy link')
  await page.getByText('Link copied', { exact: true }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${inject('origin')}${TILES}#${LINK}`)

  const other = await site.blank(PHONE)
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  await other.goto(link)
  await other.locator('#results').getByText('110 tiles').first().waitFor()
  for (const [name, value] of Object.entries(ROOM)) {
    expect(await other.inputValue(`[name=${name}]`)).toBe(value)
  }
  expect(asked.filter((url) => new URL(url).search !== '')).toEqual([])
})

test('it is copied where the page has no clipboard of its own', async () => {
  // Without https, browsers hide it.
  const page = await openTiles(site, COPYING, () =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  )
  await choose(page, 'Copy link')
  await page.getByText('Link copied', { exact: true }).waitFor()
  await page.fill('[name=roomLength]', '')
  await page.focus('[name=roomLength]')
  await page.keyboard.press('Control+V')
  expect(await page.inputValue('[name=roomLength]')).toBe(`${inject('origin')}${TILES}#${LINK}`)
})

test('where nothing can be copied, the toast shows the link', async () => {
  const page = await openTiles(site, LAPTOP, () => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
    Document.prototype.execCommand = () => false
  })
  await choose(page, 'Copy link')
  await page.getByText('Copy this link', { exact: true }).waitFor()
  expect(await page.getByRole('listitem').getByText(`#${LINK}`).count()).toBe(1)
})

test('an opened link leads to its result; coming back keeps the scroll position', async () => {
  const page = await site.visit(`${TILES}#${LINK}`, { ...PHONE, reducedMotion: 'reduce' })
  const scrollY = () => page.evaluate(() => window.scrollY)
  await expect.poll(scrollY).toBeGreaterThan(200)
  await page.evaluate(() => window.scrollTo(0, 2000))
  const before = await scrollY()
  await goToPrivacy(page)
  await expect.poll(scrollY).toBe(0)
  await page.goBack()
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  // The result comes into the page above, so that the browser may scroll down by its height.
  await atRest(page)
  expect(await scrollY()).toBeGreaterThanOrEqual(before)
})

test('calculating adds no step to Back, and leaves no measurement in the address', async () => {
  const page = await site.visit('/')
  await page.goto(TILES)
  await calculate(page, ROOM)
  await calculate(page, { ...ROOM, roomLength: '4' })
  await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await page.goBack()
  await page.waitForURL('**/')
  expect(new URL(page.url()).pathname).toBe('/')
})

test.each([
  ['a new result', '4', 1],
  ['an invalid Calculate', '0', 0],
])('%s takes an opened link out of the address, for good', async (_, roomLength, results) => {
  const page = await site.visit(`${TILES}#${LINK}`)
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  await calculate(page, { ...ROOM, roomLength })
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  expect(await page.inputValue('[name=roomLength]')).toBe(roomLength)
  await page.reload()
  await atRest(page)
  expect(new URL(page.url()).hash).toBe('')
  expect(await page.inputValue('[name=roomLength]')).toBe(roomLength)
  expect(await page.locator('[data-result=totalTiles]').count()).toBe(results)
})

test('the skip link keeps form and result, and Back after it too', async () => {
  const page = await openTiles(site)
  await page.fill('[name=roomLength]', '7')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).hash).toBe('#main')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(await totalOf(page)).toBe('110 tiles')
  await page.goBack()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  expect(await totalOf(page)).toBe('110 tiles')
  expect(await page.inputValue('[name=roomLength]')).toBe('7')
})

// tests/permalink/estimateLink.test.ts reads many others.
test.each([
  `#${LINK.replace('=3', '=%3Cscript%3Ealert(1)%3C/script%3E')}`,
  '#%E0%A4%A',
  `#${'a='.repeat(5000)}`,
])('the fragment %s gives the plain page', async (fragment) => {
  const page = await site.visit(`${TILES}${fragment}`)
  await page.getByText('Enter dimensions to see your results.').waitFor()
  expect(await page.inputValue('[name=roomLength]')).toBe('')
  // It works as ever, and the address mends itself.
  await calculate(page, ROOM)
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
})
