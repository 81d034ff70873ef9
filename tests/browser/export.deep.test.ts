import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { writeLink } from '../../src/permalink/estimateLink.ts'
import { calculatorAt, estimateOf } from '../export/support.ts'
import { A4, readPdf } from '../support/readPdf.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { runUntil } from './support/clock.ts'
import { calculate } from './support/forms.ts'
import { choose, downloadOf, LINK, openTiles, printed, ROOM, TILES } from './support/tiles.ts'

const site = setUpBrowser()
const COPYING = { ...LAPTOP, permissions: ['clipboard-read', 'clipboard-write'] }

const bytesOf = async (download: Download) => readFile(await download.path())

/** Today as file names have it. */
const today = () => {
  const date = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

test('there is nothing to export before there is a result, nor after an invalid one', async () => {
  const page = await site.visit(TILES)
  const print = page.getByRole('button', { name: 'Print Estimate' })
  expect(await print.count()).toBe(0)
  await calculate(page, ROOM)
  await print.waitFor()
  await calculate(page, { ...ROOM, roomLength: '' })
  await print.waitFor({ state: 'detached' })
})

describe('print', () => {
  /** A page whose windows note when they are printed, and whose clock stands still. */
  async function withStubbedPrint(options = LAPTOP) {
    const page = await site.blank(options)
    await page.context().addInitScript(() => {
      const log = { opened: [] as unknown[], printed: 0 }
      Object.assign(window, { log })
      const { open } = window
      window.open = (...features) => {
        log.opened.push(features)
        return open.apply(window, features)
      }
      window.print = () => window.opener.log.printed++
    })
    await page.goto(TILES)
    await page.waitForSelector('html[data-ready]')
    await calculate(page, { ...ROOM, wastage: '-5' })
    // A request that is open while the clock jumps counts as stalled, and closes the window.
    await atRest(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Print Estimate' }).click(),
    ])
    await paper.getByRole('heading', { name: 'Tile Calculator' }).waitFor()
    const log = (): Promise<{ opened: unknown[]; printed: number }> => page.evaluate('window.log')
    return { page, paper, log }
  }

  test('a window of 800 × 800 has the specified title and the whole sheet', async () => {
    const { paper, log } = await withStubbedPrint()
    expect((await log()).opened).toEqual([['', '', 'width=800,height=800']])
    expect(await paper.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 800])
    expect(await paper.title()).toBe('Smart Construction Calculators for Kenya')
    expect(await paper.locator('p, h1, caption, tr').allInnerTexts()).toEqual([
      'Smart Construction Calculators for Kenya',
      'Tile Calculator',
      await paper.evaluate(() =>
        new Date(Date.now()).toLocaleDateString('en-GB', { dateStyle: 'long' }),
      ),
      'An estimate for planning. Check it before you buy.',
      `${inject('origin')}${TILES}`,
      'Room length: 3 m; Room width: 3 m; Tile length: 30 cm; Tile width: 30 cm; Wastage: -5%',
      'What to buy',
      'Material\tQuantity\tUnit\tRate (KSh)\tAmount (KSh)',
      'Tiles, 30 × 30 cm\t95\ttiles\t\t',
      'Job',
      'Signature',
      'Results',
      'Room area\t9.00 m²',
      'Area of one tile\t0.0900 m²',
      'Tiles to cover the room\t100 tiles',
      'Total tiles with -5% wastage\t95 tiles',
      '100 whole tiles',
      '5 tiles fewer (-5% wastage)',
      '95 tiles in all',
      'Room area = room length × room width = 3 m × 3 m = 9.00 m²',
      'Tile area = (tile length ÷ centimetres in a metre) × (tile width ÷ centimetres in a metre) = (30 cm ÷ 100 cm/m) × (30 cm ÷ 100 cm/m) = 0.0900 m²',
      'Tiles needed = room area ÷ tile area, rounded up = 9.00 m² ÷ 0.0900 m² = 100 tiles',
      'Total tiles = tiles needed × (1 + wastage ÷ one hundred per cent), rounded up = 100 tiles × (1 + (−5%) ÷ 100%) = 95 tiles',
      'Tiles to buy = 95 tiles',
    ])
  })

  test('it prints after 250 ms, and then the window closes', async () => {
    const { page, paper, log } = await withStubbedPrint()
    await page.clock.runFor(249)
    expect((await log()).printed).toBe(0)
    expect(paper.isClosed()).toBe(false)
    const closed = paper.waitForEvent('close')
    await page.clock.runFor(1)
    await closed
    expect((await log()).printed).toBe(1)
  })

  test('a print that is still going on keeps its window open on a phone until it ends', async () => {
    const { page, paper } = await withStubbedPrint(PHONE)
    await paper.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'))
    })
    await page.clock.runFor(1000)
    expect(paper.isClosed()).toBe(false)
    const closed = paper.waitForEvent('close')
    await paper.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await closed
  })

  test.each([
    // The wall's working goes on to mortar, cement and sand.
    ['block-brick-estimator', { wallLength: '1,234.5', wallHeight: '3' }, 2],
    ['roofing-estimator', { roofLength: '9', roofWidth: '6' }, 1],
  ])(
    'the sheet of %s takes A4 pages, black on white, also in a dark room',
    async (address, typed, count) => {
      const page = await site.visit(`/${address}`, { ...LAPTOP, colorScheme: 'dark' })
      await calculate(page, typed)
      const paper = await printed(page)
      await paper.getByText('An estimate for planning').waitFor()
      const { pages } = await readPdf(await paper.pdf({ preferCSSPageSize: true }))
      expect(pages).toHaveLength(count)
      expect(pages[0]?.width).toBeCloseTo(A4.width, -1)
      expect(pages[0]?.height).toBeCloseTo(A4.height, -1)
      const colours = await paper.locator(':root').evaluate((root) => {
        const { backgroundColor, color } = getComputedStyle(root)
        return [backgroundColor, color]
      })
      expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    },
  )

  test('without the results on the page nothing happens but a message in the console', async () => {
    const page = await openTiles(site)
    const messages: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(message.text())
    })
    let windows = 0
    page.on('popup', () => {
      windows += 1
    })
    await page.evaluate(() => document.getElementById('results')?.removeAttribute('id'))
    await page.getByRole('button', { name: 'Print Estimate' }).click()
    await expect.poll(() => messages).toEqual(['Print container not found!'])
    expect(windows).toBe(0)
    // No toast: the note of a field is a status too, and is empty here.
    expect(await page.getByRole('status').filter({ hasText: /\S/ }).count()).toBe(0)
    site.forgive(page)
  })

  test('where the window is blocked a toast says so, and saves a PDF instead', async () => {
    const page = await openTiles(site, LAPTOP, () => {
      window.open = () => null
    })
    await page.getByRole('button', { name: 'Print Estimate' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'The print window was blocked' })
    await toast.waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      toast.getByRole('button', { name: 'Save as PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`tile-estimator-${today()}.pdf`)
  })
})

describe('PDF', () => {
  test('its library arrives with the first PDF, and works without a network afterwards', async () => {
    const page = await site.blank()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const has = (part: string) => fetched.some((path) => path.includes(part))
    await page.goto(TILES)
    await page.waitForSelector('html[data-ready]')
    await calculate(page, ROOM)
    await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
    expect([has('/writers'), has('/pdf')]).toEqual([false, false])
    const report = await downloadOf(page, 'Download Report')
    expect(report.suggestedFilename()).toBe(`tile-estimator-${today()}.csv`)
    expect([has('/writers'), has('/pdf')]).toEqual([true, false])
    await downloadOf(page, 'Save as PDF')
    expect(has('/pdf')).toBe(true)
    await page.context().setOffline(true)
    await calculate(page, { ...ROOM, wastage: '0' })
    const { pages } = await readPdf(await bytesOf(await downloadOf(page, 'Save as PDF')))
    expect(pages[0]?.lines).toContain('Total tiles with 0% wastage')
    // The browser asked for the page's icon again, as it does when the address changes.
    site.forgive(page)
  })
})

describe('without a network', () => {
  const LATER = 'The estimate will be exported when you reconnect.'

  test.each([
    ['Save as PDF', /\.pdf$/],
    ['Download Report', /\.csv$/],
  ])('%s says so at once, the result stays, and the file comes later', async (choice, name) => {
    const page = await openTiles(site)
    await page.context().setOffline(true)
    await choose(page, choice)
    await page.getByText(LATER).first().waitFor()
    expect(await page.locator('[data-result=totalTiles]').textContent()).toBe('110 tiles')
    const download = page.waitForEvent('download')
    await page.context().setOffline(false)
    expect((await download).suggestedFilename()).toMatch(name)
    site.forgive(page)
  })

  test('Send says nothing under the pointer, says so at a tap, and shares later', async () => {
    const page = await openTiles(site, LAPTOP, () => {
      navigator.share = async (data) => {
        document.title = `Shared: ${data?.title}`
      }
    })
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await send.waitFor()
    await atRest(page)
    await page.context().setOffline(true)
    const isLost = page.waitForEvent('requestfailed')
    await send.hover()
    await isLost
    await atRest(page)
    expect(await page.getByText('You’re offline').count()).toBe(0)
    await send.click()
    await page.getByText(LATER).first().waitFor()
    await page.context().setOffline(false)
    await page.waitForFunction(() => document.title === 'Shared: Tile Calculator')
    site.forgive(page)
  })

  test.each([
    ['Copy link', 'browser-'],
    ['Download Report', 'writers-'],
  ])('%s says that it did not work where its code can no longer be had', async (choice, file) => {
    const page = await site.blank(COPYING)
    await page.clock.install()
    await page.route(`**/assets/${file}*.js`, (route) => route.fulfill({ status: 404 }))
    const openings = Array.from({ length: 5 }, (_, row) => ({ width: `${row + 1}`, height: '1' }))
    const plaster = calculatorAt('plaster-estimator')
    const link = writeLink(estimateOf(plaster, { wallLength: '40', wallHeight: '3', openings }))
    await page.goto(`/plaster-estimator#${link}`)
    await page.waitForSelector('#results [data-result]')
    // The clock runs so fast that a toast of five seconds may come and go between two looks at the page.
    const said = page.evaluate(
      (words) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!document.body.textContent?.includes(words)) return
            observer.disconnect()
            resolve()
          })
          observer.observe(document.body, { childList: true, subtree: true })
        }),
      'The estimate could not be exported',
    )
    await choose(page, choice)
    await runUntil(page, said)
    site.forgive(page)
  })
})

describe('Send', () => {
  /** A page whose share sheet notes what it is given. */
  const withShare = () =>
    openTiles(site, PHONE, () => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      navigator.share = async (data) => void shared.push(data)
    })
  const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
  const sharedOn = (page: Page): Promise<{ title: string; text: string }[]> =>
    page.evaluate('window.shared')

  test('the estimate goes out as plain text with the link in it', async () => {
    const page = await withShare()
    await send(page).tap()
    await expect.poll(() => sharedOn(page)).toHaveLength(1)
    const [shared] = await sharedOn(page)
    expect(shared?.title).toBe('Tile Calculator')
    expect(shared?.text).toContain('\nRoom length: 3 m; Room width: 3 m; Tile length: 30 cm; ')
    expect(shared?.text).toContain('\nWhat to buy:\n110 tiles (30 × 30 cm)\n')
    expect(shared?.text.endsWith(`\n${inject('origin')}${TILES}#${LINK}`)).toBe(true)
  })

  test('a share that fails shows a toast, and one that a visitor closes does not', async () => {
    const page = await openTiles(site, PHONE, () => {
      let name = 'AbortError'
      navigator.share = async () => {
        const reason = name
        name = 'NotAllowedError'
        throw new DOMException('It is not shared', reason)
      }
    })
    await send(page).tap()
    await atRest(page)
    expect(await page.getByText('could not be exported').count()).toBe(0)
    await send(page).tap()
    await page.getByText('The estimate could not be exported').first().waitFor()
    site.forgive(page)
  })

  test('a device without a share sheet has no such choice', async () => {
    const page = await openTiles(site, LAPTOP, () =>
      Reflect.deleteProperty(Navigator.prototype, 'share'),
    )
    await page.getByRole('button', { name: 'More export options' }).click()
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    expect(await send(page).count()).toBe(0)
  })

  test('with a price a person chooses whether it goes out', async () => {
    const page = await withShare()
    await page.locator('[data-material=tile] button').click()
    await page.getByLabel('KSh for a tile').fill('60')
    for (const [at, name] of ['Quantities only', 'With prices'].entries()) {
      await send(page).tap()
      await page.getByRole('button', { name, exact: true }).tap()
      await expect.poll(() => sharedOn(page)).toHaveLength(at + 1)
    }
    const [bare, priced] = (await sharedOn(page)).map(({ text }) => text)
    expect(bare).toContain('\n110 tiles (30 × 30 cm)\n')
    expect(bare).not.toMatch(/KSh|price/)
    expect(priced).toContain('\n110 tiles (30 × 30 cm), KSh 6,600 at KSh 60\n')
    expect(priced).toContain('price-tile=60')
  })
})

// How it looks: overlays.deep.test.ts. By keyboard: keyboard.deep.test.ts, and layout.deep.test.ts for each menu.
describe('menu', () => {
  test('a tap on the text of a choice chooses it, and the menu stays open', async () => {
    const page = await openTiles(site, PHONE)
    await page.getByRole('button', { name: 'More export options' }).click()
    await page.getByText('Bill only', { exact: true }).tap({ position: { x: 24, y: 10 } })
    expect(await page.getByRole('radio', { name: 'Bill only' }).isChecked()).toBe(true)
    expect(await page.getByRole('button', { name: 'Save as PDF' }).isVisible()).toBe(true)
  })
})
