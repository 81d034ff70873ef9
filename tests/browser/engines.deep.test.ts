import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { examplesOf } from '../support/calculators.ts'
import { calculatorPages } from './support/calculatorPages.ts'
import { ENGINES, tryLaunch } from './support/engines.ts'
import { serveSite } from './support/site.ts'

/*
 * The same journeys in several engines: whoever has a phone gets an answer (package.json, browserslist).
 */

const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }
const PHONE = { width: 360, height: 640 }

async function open(page: Page, path: string, origin = inject('origin')): Promise<void> {
  await page.goto(origin + path)
  await page.waitForSelector('html[data-ready]')
}

/** Waits for a button or a link by its name, and presses it. */
async function press(page: Page, name: string): Promise<void> {
  const wanted = await page.waitForFunction(
    (text: string) =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], summary')].find((element) => {
        const own = element.getAttribute('aria-label') ?? element.textContent?.trim()
        return own === text && element.getClientRects().length > 0
      }),
    {},
    name,
  )
  await wanted.asElement()?.evaluate((element) => {
    if (element instanceof HTMLElement) element.click()
  })
}

async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const selector = `[name="${name}"]`
    // A field in a group's row that is not there yet.
    if (!(await page.$(selector))) {
      await page.evaluate(() => {
        const add = [...document.querySelectorAll('button')].find((button) =>
          /^Add (?!to list)/.test(button.textContent ?? ''),
        )
        add?.click()
      })
      await page.waitForSelector(selector)
    }
    const isChoice = await page.$eval(selector, (element) => element instanceof HTMLSelectElement)
    if (isChoice) {
      await page.select(selector, text)
      continue
    }
    await page.$eval(selector, (element) => {
      if (element instanceof HTMLInputElement) element.select()
    })
    await page.type(selector, text)
  }
}

/** What stands in an element, once it has the text. */
async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted: string) => document.body.innerText.includes(wanted), {}, text)
}

async function results(page: Page): Promise<Record<string, string>> {
  await page.waitForSelector('#results [data-result]')
  return page.$$eval('#results [data-result]', (cells) =>
    Object.fromEntries(
      cells.map((cell) => [
        cell.getAttribute('data-result') ?? '',
        /-?[\d,]+(\.\d+)?/.exec(cell.textContent ?? '')?.[0] ?? '',
      ]),
    ),
  )
}

async function withTiles(page: Page): Promise<void> {
  await open(page, '/tile-estimator')
  await fill(page, ROOM)
  await press(page, 'Calculate')
  expect(await results(page)).toMatchObject({ totalTiles: '110' })
}

for (const engine of ENGINES) {
  const { browser, why } = await tryLaunch(engine)
  describe.skipIf(!browser)(browser ? engine.name : `${engine.name}, left out: ${why}`, () => {
    afterAll(() => browser?.close())

    /** Makes a journey on a page of its own, which may report no error. */
    async function travel(journey: (page: Page) => Promise<void>): Promise<void> {
      if (!browser) return
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      await page.setViewport(PHONE)
      try {
        await journey(page)
        expect(errors).toEqual([])
      } finally {
        await page.close()
      }
    }

    test.each(calculatorPages)('$path answers its first example', ({ path, given, calculator }) =>
      travel(async (page) => {
        await open(page, path)
        await fill(page, given)
        await press(page, 'Calculate')
        const expected = examplesOf(calculator.slug)[0]?.expect
        expect(await results(page)).toMatchObject(Object(expected))
      }),
    )

    test('a room is measured in feet and inches', () =>
      travel(async (page) => {
        await open(page, '/tile-estimator')
        await page.select('[name="roomLength.unit"]', 'ft in')
        await page.waitForSelector('[name="roomLength.inches"]')
        await fill(page, { ...ROOM, roomLength: '12', 'roomLength.inches': '6' })
        await waitForText(page, '= 3.81 m')
        await press(page, 'Calculate')
        expect(await results(page)).toMatchObject({ roomArea: '11.43' })
      }))

    test('what is not accepted has the focus and is marked', () =>
      travel(async (page) => {
        await open(page, '/tile-estimator')
        await press(page, 'Calculate')
        await page.waitForSelector('[name=roomLength][aria-invalid=true]:focus')
      }))

    test('a result goes on the list, and the list outlives a reload', () =>
      travel(async (page) => {
        await withTiles(page)
        await press(page, 'Add to list')
        await waitForText(page, 'Added ‘Tiles 1’')
        await press(page, 'Open the list')
        await page.waitForSelector('[data-material] [data-amount]')
        await page.reload()
        await page.waitForSelector('html[data-ready]')
        await page.waitForSelector('[data-material] [data-amount]')
        await page.waitForSelector('[data-estimate]')
        expect(await page.$$eval('[data-estimate]', (estimates) => estimates.length)).toBe(1)
      }))

    test('a link opens a result', () =>
      travel(async (page) => {
        const typed = new URLSearchParams({ ...ROOM, wastage: '10' })
        await open(page, `/tile-estimator#${typed}`)
        expect(await results(page)).toMatchObject({ totalTiles: '110' })
      }))

    test('a page is opened from the menu, and Back leads to the result that was left', () =>
      travel(async (page) => {
        await withTiles(page)
        await press(page, 'Tools')
        await page.waitForSelector('header a[href="/paint-estimator"]')
        await page.$eval('header a[href="/paint-estimator"]', (link) => {
          if (link instanceof HTMLElement) link.click()
        })
        await page.waitForSelector('[name=coats]')
        await page.goBack()
        expect(await results(page)).toMatchObject({ totalTiles: '110' })
      }))

    test('a reload keeps what was typed, and the result', () =>
      travel(async (page) => {
        await withTiles(page)
        await page.reload()
        await page.waitForSelector('html[data-ready]')
        expect(await results(page)).toMatchObject({ totalTiles: '110' })
      }))

    test('a result is saved as a PDF, and as a report', () =>
      travel(async (page) => {
        await withTiles(page)
        await press(page, 'More export options')
        await press(page, 'Save as PDF')
        await waitForText(page, '.pdf')
        await press(page, 'More export options')
        await press(page, 'Download Report')
        await waitForText(page, '.csv')
      }))

    test('a message is sent', () =>
      travel(async (page) => {
        await open(page, '/contact')
        await fill(page, { name: 'Wanjiku', email: 'w@example.com' })
        await page.type('[name=message]', 'It counts 110 tiles.')
        await press(page, 'Send Message')
        await waitForText(page, 'Message Sent Successfully!')
      }))

    test('after one visit a calculator works without a network', () =>
      travel(async (page) => {
        const folder = mkdtempSync(join(tmpdir(), 'engine-'))
        cpSync(inject('siteFolder'), folder, { recursive: true })
        const server = await serveSite(folder)
        try {
          await open(page, '/tile-estimator', server.origin)
          await page.waitForFunction(
            () => navigator.serviceWorker.controller?.state === 'activated',
          )
        } finally {
          await server.close()
          rmSync(folder, { recursive: true })
        }
        await page.reload()
        await page.waitForSelector('html[data-ready]')
        await fill(page, ROOM)
        await press(page, 'Calculate')
        expect(await results(page)).toMatchObject({ totalTiles: '110' })
      }))
  })
}
