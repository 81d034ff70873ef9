import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { writeList } from '../../src/permalink/listText.ts'
import { listed, listOf } from '../list/support.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { KINDS } from './support/kindsOfPages.ts'

/** The share of the screen that may jump, as browsers measure it (web.dev/cls; 0.1 counts as good). */
const MOST = 0.02

const site = setUpBrowser()
const ROOM = { roomLength: '5.2', roomWidth: '4', tileLength: '60', tileWidth: '60' }
const HOUSE = { length: '11', width: '9', rise: '2' }
const slab = listed('concrete-mix-calculator', 'Slab', { area: '17.4', thickness: '10' })
const LIST = `/list#${writeList(listOf(slab, { ...slab, name: 'Path' }), { 'price-cement': '750' })}`
const LINK = '/tile-estimator#roomLength=3&roomWidth=3&tileLength=30&tileWidth=30&wastage=10'

interface Shift {
  value: number
  hadRecentInput: boolean
}

/** A page that notes how far what is on it jumps. */
async function watched(options: typeof PHONE | typeof LAPTOP): Promise<Page> {
  const page = await site.blank(options)
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  return page
}

/** What jumped since it was last asked for, once the page is at rest. */
async function shifts(page: Page): Promise<Shift[]> {
  await atRest(page)
  return page.evaluate(async () => {
    // The browser tells of a frame after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const noted: Shift[] = Reflect.get(window, 'shifts').splice(0)
    return noted.map(({ value, hadRecentInput }) => ({ value, hadRecentInput }))
  })
}

const sum = (all: readonly Shift[]) => all.reduce((total, { value }) => total + value, 0)

/** Fills a form and presses Calculate as the build drew them. */
async function calculateEarly(page: Page, form: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(form)) await page.locator(`[name=${name}]`).fill(text)
  expect(await page.locator('html').getAttribute('data-ready')).toBe(null)
  await page.getByRole('button', { name: 'Calculate' }).click()
}

/** Holds that nothing jumps but in the page's answer to an act, which comes at once. */
async function expectStill(page: Page): Promise<void> {
  const all = await shifts(page)
  const isAnswered = all[0]?.hadRecentInput === true
  expect(sum(isAnswered ? all.slice(1) : all)).toBeLessThanOrEqual(MOST)
}

/** As `expectStill`, where another page opens: its foot, which both pages have, goes elsewhere at once. */
async function expectStillAfterOpening(page: Page): Promise<void> {
  const [, ...later] = await shifts(page)
  expect(sum(later)).toBeLessThanOrEqual(MOST)
}

/** A line on which each script comes two frames after the one before: what it moves is seen by itself. */
async function slowLine(page: Page): Promise<void> {
  let before: Promise<unknown> = page.waitForEvent('domcontentloaded')
  await page.route('**/*.js', async (route) => {
    const turn = before.then(() =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      }),
    )
    before = turn
    await turn
    await route.continue()
  })
}

describe.each([PHONE, LAPTOP])('On $viewport.width px', (screen) => {
  test.each([...KINDS, '/house-estimator', LIST, LINK])(
    'nothing jumps while %s comes on a slow line',
    async (path) => {
      const page = await watched(screen)
      await slowLine(page)
      await page.goto(path)
      expect(sum(await shifts(page))).toBeLessThanOrEqual(MOST)
      if (path === '/no-such-page') site.forgive(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )

  test.each([
    ['/tile-estimator', ROOM],
    ['/block-brick-estimator', { wallLength: '12', wallHeight: '3' }],
    ['/house-estimator', HOUSE],
  ])(
    'Calculate on %s, pressed before its page is ready, answers without a jump',
    async (path, form) => {
      const page = await watched(screen)
      await slowLine(page)
      await page.goto(path, { waitUntil: 'commit' })
      await calculateEarly(page, form)
      await page.locator('[data-material]').first().waitFor()
      expect(sum(await shifts(page))).toBeLessThanOrEqual(MOST)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )

  test('what was left on a page comes back without a jump', async () => {
    const page = await watched(screen)
    await page.goto('/tile-estimator')
    await calculate(page, ROOM)
    await page.getByRole('button', { name: 'Add to list' }).click()
    for (const path of ['/tile-estimator', '/list']) {
      await page.goto(path)
      await shifts(page)
      await slowLine(page)
      await page.reload()
      expect(sum(await shifts(page))).toBeLessThanOrEqual(MOST)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })

  test('a result comes whole, and neither a toast, a fold nor a change moves what is read', async () => {
    const page = await watched(screen)
    await page.goto('/tile-estimator')
    await shifts(page)
    await calculate(page, ROOM)
    await page.locator('[data-material]').waitFor()
    await expectStill(page)
    await page.getByText('Show the working').click()
    await expectStill(page)
    await page.getByRole('button', { name: 'Add to list' }).click()
    await page.getByText('Added ‘Tiles 1’').first().waitFor()
    expect(sum(await shifts(page))).toBeLessThanOrEqual(MOST)
    await page.locator('[name=roomLength]').press('1')
    await page.getByText('Result from before your change').first().waitFor()
    expect(sum(await shifts(page))).toBeLessThanOrEqual(MOST)
  })

  test('from the list to the form, on its reload, and back nothing jumps after a page is there', async () => {
    const page = await watched(screen)
    await page.goto(LIST)
    await shifts(page)
    await page.getByRole('link', { name: 'Edit' }).first().click()
    await page.getByText('Editing “Slab”').waitFor()
    await expectStillAfterOpening(page)
    await slowLine(page)
    await page.reload()
    await page.getByText('Editing “Slab”').waitFor()
    expect(sum(await shifts(page))).toBeLessThanOrEqual(MOST)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('heading', { level: 1, name: 'Materials list' }).waitFor()
    await expectStillAfterOpening(page)
  })

  test('the bill of a house comes whole, and a line opens at once', async () => {
    const page = await watched(screen)
    await page.goto('/house-estimator')
    await calculate(page, HOUSE)
    await page.locator('[data-material]').first().waitFor()
    await shifts(page)
    await page.getByRole('button', { name: 'Cement', exact: true }).click()
    await expectStill(page)
  })
})
