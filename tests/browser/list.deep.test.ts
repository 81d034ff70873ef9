import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeList } from '../../src/permalink/listText.ts'
import { listed, listOf } from '../list/support.ts'
import { readPdf } from '../support/readPdf.ts'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/atRest.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { houseOf } from './support/houseList.ts'
import { openList } from './support/links.ts'
import { choose, downloadOf } from './support/tiles.ts'

const site = setUpBrowser()

const SLAB = { area: '17.4', thickness: '10' }

/** Works something out and puts it on the list. */
async function add(page: Page, path: string, typed: Record<string, string>): Promise<void> {
  if (new URL(page.url()).pathname !== path) {
    await page.getByRole('button', { name: 'Tools' }).click()
    await page.locator(`header a[href="${path}"]`).click()
    await page.locator(`html:has(link[rel=canonical][href$="${path}"])`).waitFor()
  }
  await calculate(page, typed)
  await page.getByRole('button', { name: 'Add to list' }).click()
}

/** Waits until the header shows so many. */
async function onList(page: Page, number: number): Promise<void> {
  await page.locator('header a[href="/list"]', { hasText: `Materials list ${number}` }).waitFor()
}

/** Opens a line of the bill. */
async function open(page: Page, material: string): Promise<void> {
  await page.getByRole('button', { name: material, exact: true }).click()
}

/** The lines of the bill: each line's key, and its first number. */
async function bill(page: Page): Promise<string[]> {
  await page.locator('[data-amount]').first().waitFor()
  return page
    .locator('[data-material]')
    .evaluateAll((lines) =>
      lines.map(
        (line) =>
          `${line.getAttribute('data-material')} ${line.querySelector('[data-amount]')?.textContent}`,
      ),
    )
}

async function slabAndPath(): Promise<Page> {
  const page = await site.visit('/concrete-mix-calculator', PHONE)
  await add(page, '/concrete-mix-calculator', SLAB)
  await onList(page, 1)
  await page.getByRole('button', { name: 'On the list' }).click()
  await page.getByRole('button', { name: 'Add it again' }).click()
  await onList(page, 2)
  return page
}

test('a PDF has the names as they were typed: Latin ones as text, those in other scripts drawn', async () => {
  const names = ['Wangũi, Mũrang’a', 'بيت نجيري', '王的房子', 'Kitchen 🏠']
  const list = { ...listOf(...names.map((name) => listed('concrete-mix-calculator', name, SLAB))) }
  const page = await site.visit(`/list#${writeList({ ...list, title: 'Nyũmba ya Nyĩrĩ' }, {})}`)
  const download = await downloadOf(page, 'Save as PDF')
  const { pages } = await readPdf(await readFile(await download.path()))
  const lines = pages.flatMap((page) => page.lines)
  expect(lines).toContain('Nyũmba ya Nyĩrĩ')
  expect(lines).toContain('Wangũi, Mũrang’a')
  expect(lines.filter((line) => line.includes('?'))).toEqual([])
  expect(pages.reduce((sum, { images }) => sum + images, 0)).toBeGreaterThanOrEqual(3)
})

test('two slabs of 11.58 bags are 24 bags, and the number stands in the header', async () => {
  const page = await slabAndPath()
  await page.getByRole('banner').getByRole('link', { name: 'Materials list 2' }).waitFor()
  await openList(page)
  expect(await bill(page)).toEqual([
    'cement 24 bags (50 kg)',
    'sand 2.6 tonnes',
    'ballast 5.2 tonnes',
  ])
  await open(page, 'Cement')
  await page.locator('[data-material=cement] summary').click()
  expect(await page.locator('[data-material=cement] details').innerText()).toMatch(
    /From 2 estimates\s+Concrete mix 1\s+11.58 bags\s+Concrete mix 2\s+11.58 bags\s+Together\s+23.15 bags, so 24 bags/,
  )
  await expectAccessible(page)
})

const names = (page: Page) =>
  page
    .locator('[data-estimate] input')
    .evaluateAll((inputs) =>
      inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
    )

test('the list is found from every page, also while nothing is on it', async () => {
  const page = await site.visit('/privacy', PHONE)
  expect(await page.locator('footer a[href="/list"]').textContent()).toBe('Materials list')
  const link = page.getByRole('banner').getByRole('link', { name: 'Materials list' })
  await link.click()
  await page.getByText('A list that you saved is a file').waitFor()
  expect(await page.getByRole('button', { name: 'Open a list' }).count()).toBe(1)
})

test('after an update the list is at its top, and what an edit that was cancelled typed is forgotten', async () => {
  const page = await site.blank(PHONE)
  await page.goto(`/list#${houseOf(16)}`)
  const edit = () => page.locator('[data-estimate]').last().getByRole('link', { name: 'Edit' })
  await edit().tap()
  await page.getByText(/^Editing “/).waitFor()
  const path = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Update', exact: true }).tap()
  await page.locator('[data-amount]').first().waitFor()
  await atRest(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await edit().tap()
  await page.getByText(/^Editing “/).waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
  await page.locator('[data-amount]').first().waitFor()
  await page.getByRole('button', { name: 'Tools' }).tap()
  await page.locator(`header a[href="${path}"]`).tap()
  await page.getByRole('button', { name: 'Calculate' }).waitFor()
  await atRest(page)
  expect(await page.locator('[data-result]').count()).toBe(0)
})

/** Waits until the focus is there: it follows the new bill. */
const focusOn = (page: Page, selector: string) =>
  page.locator(selector).and(page.locator(':focus')).waitFor()

test('by keyboard alone: renamed, duplicated, removed and put back', async () => {
  const page = await slabAndPath()
  await openList(page)
  await page.getByLabel('Name of estimate 1').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Slab')
  // Edit, the menu, Duplicate.
  for (const key of ['Tab', 'Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key)
  await focusOn(page, '[data-estimate="3"] input')
  await page.keyboard.type('Path')
  expect(await names(page)).toEqual(['Slab', 'Path', 'Concrete mix 2'])
  expect((await bill(page))[0]).toBe('cement 35 bags (50 kg)')
  const toRemove = ['Tab', 'Tab', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']
  for (const key of toRemove) await page.keyboard.press(key)
  await focusOn(page, '[role=status]:has-text("Removed ‘Path’.") + button')
  expect((await bill(page))[0]).toBe('cement 24 bags (50 kg)')
  await page.keyboard.press('Enter')
  await focusOn(page, '[name=name-3]')
  expect(await names(page)).toEqual(['Slab', 'Path', 'Concrete mix 2'])
})

test('a reload loses nothing, and another tab knows nothing of it', async () => {
  const page = await slabAndPath()
  await openList(page)
  await page.getByRole('button', { name: 'Name and note' }).click()
  await page.getByLabel('Name of the job').fill('Mama Njeri')
  await open(page, 'Cement')
  await page.locator('[name=price-cement]').fill('750')
  await page.reload()
  await page.locator('[data-cost]').waitFor()
  expect(await page.locator('[data-total]').textContent()).toBe('KSh 18,000')
  await page.getByRole('heading', { level: 1, name: 'Mama Njeri' }).waitFor()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  const other = await page.context().newPage()
  await other.goto('/list')
  await other.waitForSelector('html[data-ready]')
  expect(await other.locator('[data-estimate]').count()).toBe(0)
})

test('a saved report opens again, and the page says which parts it cannot read', async () => {
  const page = await slabAndPath()
  await openList(page)
  await open(page, 'Cement')
  await page.locator('[name=price-cement]').fill('750')
  const download = await downloadOf(page, 'Download Report')
  const report = await readFile(await download.path(), 'utf8')
  const other = await site.visit('/list', PHONE)
  const openFile = (text: string) =>
    other.getByLabel('Open a list').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
  await openFile('Part,Item')
  await other.getByText('It is not a list.').waitFor()
  await openFile(report)
  await other.locator('[data-cost]').waitFor()
  expect((await bill(other))[0]).toBe('cement 24 bags (50 kg)')
  await openFile(report.replace('Concrete+mix+2&area=17.4', 'Path&area=zero'))
  await other.getByText('“Path”: Area: a number above zero.').waitFor()
  await other.getByRole('button', { name: 'Leave it' }).click()
  expect(await names(other)).toEqual(['Concrete mix 1', 'Concrete mix 2'])
})

test('a bill of 16 materials fits two screens of a phone, with its total in sight', async () => {
  const page = await site.blank(PHONE)
  await page.goto(`/list#${houseOf(16)}`)
  await page.locator('[data-cost]').first().waitFor()
  await atRest(page)
  const lines = page.locator('[data-material]')
  expect(await lines.count()).toBeGreaterThanOrEqual(16)
  const top = await lines.nth(0).boundingBox()
  const last = await lines.nth(15).boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0) - (top?.y ?? 0)).toBeLessThanOrEqual(2 * 640)
  await lines.nth(2).scrollIntoViewIfNeeded()
  const total = await page.locator('[data-total]').boundingBox()
  expect((total?.y ?? 0) + (total?.height ?? 0)).toBeLessThanOrEqual(640)
  const cement = page.locator('[data-material=cement]')
  expect(await cement.getByRole('button').count()).toBe(1)
  expect(await page.locator('[name=price-cement]').count()).toBe(0)
  await cement.getByRole('button').click()
  expect(await page.locator('[name=price-cement]').inputValue()).toBe('750')
  expect(await cement.locator('[data-amount]').isVisible()).toBe(true)
  // Anywhere on the row, its amount too.
  const cost = await cement.locator('[data-cost]').boundingBox()
  await page.touchscreen.tap((cost?.x ?? 0) + 20, (cost?.y ?? 0) + 10)
  expect(await page.locator('[name=price-cement]').count()).toBe(0)
  expect(await cement.locator('[data-cost]').isVisible()).toBe(true)
  await expectAccessible(page)
})

test('a house is copied as a link of at most 2,000 characters, and opens in another tab', async () => {
  const page = await site.blank({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] })
  const rooms = Array.from(
    { length: 25 },
    (_, room) =>
      `.tile-estimator=Room+${room}&roomLength=${3 + room / 10}&roomWidth=4&tileLength=60&tileWidth=60&wastage=10`,
  )
  await page.goto(`/list#list=1&title=Mama+Njeri&price-tile+60+×+60+cm=750&${rooms.join('&')}`)
  await page.locator('[data-cost]').waitFor()
  const total = await page.locator('[data-total]').textContent()
  await choose(page, 'Copy link')
  await page.getByText('Link copied').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThanOrEqual(2000)
  const other = await page.context().newPage()
  await other.goto(link)
  await other.locator('[data-cost]').waitFor()
  expect(await other.locator('[data-estimate]').count()).toBe(25)
  expect(await other.locator('[data-total]').textContent()).toBe(total)
  const cut = await page.context().newPage()
  await cut.goto(link.slice(0, 300))
  await cut.getByText('The link is not whole: a part was cut off on its way.').waitFor()
})

test('without a network a list is made, and is there', async () => {
  const page = await site.blank({ ...PHONE, serviceWorkers: 'allow' })
  await page.goto('/concrete-mix-calculator')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.context().setOffline(true)
  await add(page, '/concrete-mix-calculator', SLAB)
  await openList(page)
  expect((await bill(page))[0]).toBe('cement 12 bags (50 kg)')
  await page.reload()
  expect((await bill(page))[0]).toBe('cement 12 bags (50 kg)')
})
