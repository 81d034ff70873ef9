import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, type TestContext, test } from 'vitest'
import { examplesOf } from '../../support/calculators.ts'
import { calculatorPages } from './calculatorPages.ts'
import type { Driver, Started } from './driver.ts'
import { CHROMIUM_92, type Engine, tryLaunch } from './engines.ts'
import { faultyNetwork } from './faultyNetwork.ts'
import { BROKEN_FIGURES } from './forms.ts'
import { calculate, fill, follow, open, press, reload, results, seen, shown } from './journeys.ts'
import { followFrames, useShopPrices } from './shopJourneys.ts'
import { serveSite } from './site.ts'
import { ROOM } from './tiles.ts'

const origin = inject('origin')
const TILES = `${origin}/tile-estimator`

async function withTiles(page: Driver): Promise<void> {
  await open(page, TILES)
  expect(await calculate(page, ROOM)).toMatchObject({ totalTiles: '110' })
}

/**
 * The same journeys in every engine: whoever has a phone gets an answer (package.json, browserslist). A file
 * of its own for each engine, so that workers share them.
 */
export function makeJourneysIn(engine: Engine): void {
  const network = faultyNetwork(origin)

  describe(engine.name, () => {
    let browser: Started | undefined
    let why: string
    beforeAll(async () => {
      ;({ browser, why } = await tryLaunch(engine))
    })
    afterAll(() => browser?.close())

    /** A tab in which somebody goes from one calculator to the next: each opened anew takes twice as long. */
    let tab: Driver | undefined

    /** Makes a journey on a page of its own, which may report no error. */
    async function travel(
      { skip }: TestContext,
      journey: (page: Driver) => Promise<void>,
    ): Promise<void> {
      if (!browser) return skip(why)
      const page = await browser.newPage()
      try {
        await journey(page)
        expect(page.errors).toEqual([])
      } finally {
        await page.close()
      }
    }

    test.for(calculatorPages)(
      '$path answers its first example, and breaks no figure into two lines',
      async ({ path, given, calculator }, { skip }) => {
        if (!browser) return skip(why)
        if (!tab) {
          tab = await browser.newPage()
          await open(tab, origin)
        }
        await follow(tab, path)
        const { expect: expected = {} } = examplesOf(calculator.slug)[0] ?? {}
        expect(await calculate(tab, given)).toMatchObject(expected)
        expect(await tab.run(BROKEN_FIGURES)).toBe('')
        expect(tab.errors).toEqual([])
      },
    )

    test('a room is measured in feet and inches', (context) =>
      travel(context, async (page) => {
        await open(page, TILES)
        await fill(page, { 'roomLength.unit': 'ft in' })
        await shown(page, '[name="roomLength.inches"]')
        await fill(page, { ...ROOM, roomLength: '12', 'roomLength.inches': '6' })
        await seen(page, '= 3.81 m')
        expect(await calculate(page, {})).toMatchObject({ roomArea: '11.43' })
      }))

    test('a refused field has the focus and a mark', (context) =>
      travel(context, async (page) => {
        await open(page, TILES)
        await press(page, 'Calculate')
        await shown(page, '[name=roomLength][aria-invalid=true]:focus')
      }))

    test('a result goes on the list, and the list outlives a reload', (context) =>
      travel(context, async (page) => {
        await withTiles(page)
        await press(page, 'Add to list')
        await seen(page, 'Added ‘Tiles 1’')
        await press(page, 'Open')
        await shown(page, '[data-estimate]')
        await reload(page)
        await shown(page, '[data-estimate]')
        await shown(page, '[data-material] [data-amount]')
      }))

    test('a link opens a result', (context) =>
      travel(context, async (page) => {
        await open(page, `${TILES}#${new URLSearchParams({ ...ROOM, wastage: '10' })}`)
        expect(await results(page)).toMatchObject({ totalTiles: '110' })
      }))

    test('a page is opened from the menu, and Back leads to the result that was left', (context) =>
      travel(context, async (page) => {
        await withTiles(page)
        await press(page, 'Tools')
        expect(await page.run(BEYOND_THE_SCREEN)).toBe('')
        await press(page, 'Paint')
        await shown(page, '[name=coats]')
        await page.back()
        await shown(page, '[name=tileLength]')
        expect(await results(page)).toMatchObject({ totalTiles: '110' })
      }))

    test('Back to pages from before shows what was done on later ones', (context) => {
      // It heeds the word against filling in again on a whole form alone, where WebKit would lose a message.
      if (engine === CHROMIUM_92) return context.skip('Chromium 92 fills in older contents itself')
      return travel(context, async (page) => {
        const goBack = () => page.run('void history.go(-1)')
        const textOf = (name: string) =>
          page.run(`document.querySelector('[name="${name}"]').value`)
        await open(page, TILES)
        await fill(page, { 'roomLength.unit': 'ft' })
        await open(page, `${origin}/contact`)
        await fill(page, { message: 'One' })
        await open(page, TILES)
        await fill(page, { 'roomLength.unit': 'm' })
        await calculate(page, ROOM)
        await press(page, 'Add to list')
        await seen(page, 'Added ‘Tiles 1’')
        await open(page, `${origin}/contact`)
        await fill(page, { message: ' and two' })
        await goBack()
        await shown(page, '#results [data-result]')
        await goBack()
        await shown(page, 'html[data-ready] [name=message]')
        expect(await textOf('message')).toBe('One and two')
        await goBack()
        expect(await results(page)).toMatchObject({ totalTiles: '110' })
        expect(await textOf('roomLength.unit')).toBe('m')
        await open(page, `${origin}/list`)
        await shown(page, '[data-estimate]')
      })
    })

    test('a reload keeps what was typed, and the result', (context) =>
      travel(context, async (page) => {
        await withTiles(page)
        await reload(page)
        await shown(page, '[data-result=totalTiles]')
        expect(await results(page)).toMatchObject({ totalTiles: '110' })
      }))

    test('a result is saved as a PDF, and as a report', (context) =>
      travel(context, async (page) => {
        await withTiles(page)
        await press(page, 'More export options')
        await press(page, 'Save as PDF')
        await seen(page, '.pdf')
        await press(page, 'More export options')
        await press(page, 'Download Report')
        await seen(page, '.csv')
      }))

    test('a result is printed', (context) =>
      travel(context, async (page) => {
        await withTiles(page)
        await page.run(KEEP_WHAT_IS_PRINTED)
        await press(page, 'Print Estimate')
        await shown(page, 'html[data-printed]')
        const printed = await page.run('document.documentElement.dataset.printed')
        expect(printed).toContain('Tile Calculator')
        expect(printed).toMatch(/Total tiles with 10% wastage\s+110 tiles/)
      }))

    test('a result is handed to the share sheet', (context) =>
      travel(context, async (page) => {
        await open(page, TILES)
        await page.run(KEEP_WHAT_IS_SHARED)
        await calculate(page, ROOM)
        await press(page, 'Send')
        await shown(page, 'html[data-shared]')
        expect(await page.run('document.documentElement.dataset.shared')).toContain('110 tiles')
      }))

    test('a page whose script was lost once answers all the same', (context) =>
      travel(context, async (page) => {
        network.lose({ file: 'CalculatorPage', times: 1, how: 'error' })
        await open(page, `${await network.origin()}/tile-estimator`)
        expect(await calculate(page, ROOM)).toMatchObject({ totalTiles: '110' })
        expect(network.timesAsked('CalculatorPage')).toBeGreaterThan(1)
      }))

    test('a shop gives its prices by a link', (context) =>
      travel(context, (page) => useShopPrices(page, origin)))

    test('two frames on another page are as high as their calculators', (context) =>
      travel(context, (page) => followFrames(page, origin)))

    test('a message is sent', (context) =>
      travel(context, async (page) => {
        await open(page, `${origin}/contact`)
        const message = 'It counts 110 tiles.'
        await fill(page, { name: 'Wanjiku', email: 'w@example.com', message })
        await press(page, 'Send message')
        await seen(page, 'Message Sent Successfully!')
      }))

    test('after one visit a calculator works without a network', (context) =>
      travel(context, async (page) => {
        const folder = mkdtempSync(join(tmpdir(), 'engine-'))
        cpSync(inject('siteFolder'), folder, { recursive: true })
        const server = await serveSite(folder)
        try {
          await open(page, `${server.origin}/tile-estimator`)
          await page.run(KEPT)
        } finally {
          await server.close()
          rmSync(folder, { recursive: true })
        }
        await reload(page)
        expect(await calculate(page, ROOM)).toMatchObject({ totalTiles: '110' })
      }))
  })
}

/** The last entry of the open menu if nobody can scroll to it, since the header stays in place. */
const BEYOND_THE_SCREEN = `(() => {
  const last = [...document.querySelectorAll('header a')].at(-1)
  last.scrollIntoView({ block: 'nearest', behavior: 'auto' })
  return last.getBoundingClientRect().bottom > innerHeight ? last.textContent : ''
})()`

/** Waits until the site is on the device and in charge of the page. */
const KEPT = `new Promise((resolve) => {
  const look = () =>
    navigator.serviceWorker.controller?.state === 'activated'
      ? resolve('kept')
      : requestAnimationFrame(look)
  look()
})`

/** Has a paper's text on the page instead of in the dialog, which no driver gets past. */
const KEEP_WHAT_IS_PRINTED = `(() => {
  const open = window.open
  window.open = (...given) => {
    const paper = open.apply(window, given)
    paper.print = () => {
      document.documentElement.dataset.printed = paper.document.body.innerText
    }
    return paper
  }
})()`

/** Has a page's share sheet where a machine has none. */
const KEEP_WHAT_IS_SHARED = `void Object.defineProperty(navigator, 'share', {
  configurable: true,
  value: async ({ text }) => {
    document.documentElement.dataset.shared = text
  },
})`
