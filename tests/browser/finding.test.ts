import { expect, test } from 'vitest'
import { PHONE, setUpBrowser } from './support/browser.ts'

const site = setUpBrowser()
const SMALL = { viewport: { width: 360, height: 640 } }

test('on the home page one types a word of the building site, and presses Enter twice', async () => {
  const page = await site.visit('/', PHONE)
  await page.getByRole('searchbox', { name: 'Find a calculator' }).fill('mabati')
  const tools = page.locator('#tools')
  await tools
    .getByRole('status')
    .getByText(/^\d+ of \d+ calculators$/)
    .waitFor()
  expect(await tools.getByRole('link', { name: 'Roofing sheets', exact: true }).count()).toBe(1)
  expect(await tools.getByRole('link', { name: 'Tiles', exact: true }).count()).toBe(0)
  const first = await tools.getByRole('link').first().getAttribute('href')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${first}`)
})

test('the Kiswahili site knows the English words too, and shows the nearest first, in page and menu', async () => {
  const page = await site.visit('/sw', PHONE)
  await page.getByRole('searchbox', { name: 'Tafuta hesabu' }).fill('cement for plaster')
  const nearest = page.locator('#tools').getByRole('link').first()
  await expect.poll(() => nearest.textContent()).toBe('Plasta')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('searchbox').first().fill('mfuko wa simiti')
  const entry = page.getByRole('banner').getByRole('list', { name: 'Menu' }).getByRole('link')
  await expect.poll(() => entry.first().textContent()).toBe('Konkriti')
})

test('each card names its calculator shortly, and says in one line of a phone what it is for', async () => {
  const page = await site.visit('/', PHONE)
  const tools = page.locator('#tools')
  const card = tools.getByRole('listitem').filter({ hasText: 'Tiles for a floor' })
  expect(await card.getByRole('link').textContent()).toBe('Tiles')
  expect(await card.getByRole('paragraph').textContent()).toBe('Tiles for a floor or a wall')
  const isOneLine = await card.getByRole('paragraph').evaluate((purpose) => {
    const range = document.createRange()
    range.selectNodeContents(purpose)
    return range.getClientRects().length === 1
  })
  expect(isOneLine).toBe(true)
})

test('without script the home page shows every calculator and no field that does nothing', async () => {
  const page = await site.blank({ ...PHONE, javaScriptEnabled: false })
  await page.goto('/')
  expect(await page.locator('#tools').getByRole('link').count()).toBeGreaterThanOrEqual(6)
  expect(await page.getByRole('searchbox').count()).toBe(0)
})

test('the menu stays on a small screen and scrolls inside, to its last entry by keyboard', async () => {
  const page = await site.visit('/tile-estimator', SMALL)
  const button = page.getByRole('button', { name: 'Tools' })
  await button.press('Enter')
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
  // Its entries come once the page can be used.
  await panel.getByRole('link').last().waitFor()
  const box = await panel.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
  await page.keyboard.press('End')
  const last = panel.getByRole('link').last()
  expect(await last.evaluate((link) => link === document.activeElement)).toBe(true)
  const bottom = await last.evaluate((link) => link.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(640)
  expect(await panel.getByText('More Tools').count()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await panel.isVisible()).toBe(false)
})

test('a calculator leads to those of the same job, and from there on', async () => {
  const page = await site.visit('/tile-estimator', PHONE)
  const related = page.getByRole('region', { name: 'For the same job' })
  const link = related.getByRole('link').first()
  expect(await link.textContent()).toBe('Ceiling')
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Ceiling' }).waitFor()
})
