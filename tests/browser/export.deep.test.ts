import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Download, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { A4, readPdf } from '../support/readPdf.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { printed } from './support/paper.ts'

const site = setUpBrowser()

const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }
const LINK = 'roomLength=3&roomWidth=3&tileLength=30&tileWidth=30&wastage=10'
const TILES = '/tile-estimator'

async function calculate(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value)
  await page.getByRole('button', { name: 'Calculate' }).click()
}

/** Opens the tile calculator with a result on it. */
async function withTiles(options: BrowserContextOptions = LAPTOP, path = TILES): Promise<Page> {
  const page = await site.visit(path, options)
  await calculate(page, ROOM)
  await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
  return page
}

/** Leaves for another page, from where the page stands: a pointer would scroll to the link first. */
async function goToPrivacy(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Privacy' }).dispatchEvent('click')
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  // The router reports a transition between pages that is cut short as an error.
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

const totalOf = (page: Page) => page.locator('[data-result=totalTiles]').textContent()

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More export options' }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

async function downloadOf(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, name)])
  return download
}

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
    // What is on its way while the clock jumps counts as stalled, and closes the window.
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
      'What to buy',
      'Material\tQuantity\tUnit\tRate (KSh)\tAmount (KSh)',
      'Tiles, 30 × 30 cm\t95\ttiles\t\t',
      'Inputs',
      'Room length\t3 m',
      'Room width\t3 m',
      'Tile length\t30 cm',
      'Tile width\t30 cm',
      'Wastage\t-5%',
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
    const page = await withTiles()
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
    // No toast: what a field comes to is a status too, and says nothing here.
    expect(await page.getByRole('status').filter({ hasText: /\S/ }).count()).toBe(0)
    site.forgive(page)
  })

  test('where the window is blocked a toast says so, and saves a PDF instead', async () => {
    const page = await site.blank()
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto(TILES)
    await page.waitForSelector('html[data-ready]')
    await calculate(page, ROOM)
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
  test('it is one A4 page of text that can be selected, at most 40 kB', async () => {
    const page = await withTiles()
    const download = await downloadOf(page, 'Save as PDF')
    expect(download.suggestedFilename()).toBe(`tile-estimator-${today()}.pdf`)
    const bytes = await bytesOf(download)
    expect(bytes.length).toBeLessThan(40_000)
    const { pages } = await readPdf(bytes)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.lines).toEqual(
      expect.arrayContaining(['Tile Calculator', 'Room area', '9.00 m²', '110 tiles']),
    )
    expect(pages[0]?.lines.at(-2)).toBe(`Jenga Hesabu, ${inject('origin')}${TILES}`)
    expect(pages[0]?.lines.at(-1)).toBe('page 1 of 1')
    await page.getByText('Saved', { exact: true }).waitFor()
  })

  test('its library arrives only when a PDF is asked for, and serves without a network after', async () => {
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

  test('where the library is lost, a toast says so, the result stays, and the file comes later', async () => {
    const page = await withTiles()
    await page.context().setOffline(true)
    await choose(page, 'Save as PDF')
    await page.getByText('The estimate will be exported when you reconnect.').first().waitFor()
    expect(await totalOf(page)).toBe('110 tiles')
    const download = page.waitForEvent('download')
    await page.context().setOffline(false)
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    site.forgive(page)
  })
})

describe('link', () => {
  const COPYING = { ...LAPTOP, permissions: ['clipboard-read', 'clipboard-write'] }

  test('a copied link opens the same form with the same result, and no server sees the inputs', async () => {
    const page = await withTiles(COPYING)
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
    const page = await site.blank(COPYING)
    await page.addInitScript(() => {
      // Without https, browsers hide it.
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
    })
    await page.goto(TILES)
    await page.waitForSelector('html[data-ready]')
    await calculate(page, ROOM)
    await choose(page, 'Copy link')
    await page.getByText('Link copied', { exact: true }).waitFor()
    await page.fill('[name=roomLength]', '')
    await page.focus('[name=roomLength]')
    await page.keyboard.press('Control+V')
    expect(await page.inputValue('[name=roomLength]')).toBe(`${inject('origin')}${TILES}#${LINK}`)
  })

  test('where nothing can be copied, the toast shows the link', async () => {
    const page = await site.blank()
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
      Document.prototype.execCommand = () => false
    })
    await page.goto(TILES)
    await page.waitForSelector('html[data-ready]')
    await calculate(page, ROOM)
    await choose(page, 'Copy link')
    await page.getByText('Copy this link', { exact: true }).waitFor()
    expect(await page.getByRole('listitem').getByText(`#${LINK}`).count()).toBe(1)
  })

  test('a reload of an opened link shows its result again, and so does coming back to it', async () => {
    const page = await site.visit(`${TILES}#${LINK}`)
    await page.reload()
    await page.locator('#results').getByText('110 tiles').first().waitFor()
    expect(await page.inputValue('[name=tileLength]')).toBe('30')
    await goToPrivacy(page)
    await page.goBack()
    await page.locator('#results').getByText('110 tiles').first().waitFor()
    expect(new URL(page.url()).hash).toBe(`#${LINK}`)
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

  test('Back and forward between two links show what each of them says', async () => {
    const page = await site.visit(`${TILES}#${LINK}`)
    await page.locator('#results').getByText('110 tiles').first().waitFor()
    await page.goto(`${TILES}#${LINK.replace('wastage=10', 'wastage=0')}`)
    await page.getByText('Total tiles with 0% wastage').first().waitFor()
    expect(await totalOf(page)).toBe('100 tiles')
    await page.goBack()
    await page.getByText('Total tiles with 10% wastage').first().waitFor()
    expect(await totalOf(page)).toBe('110 tiles')
    expect(await page.inputValue('[name=wastage]')).toBe('10')
    await page.goForward()
    await page.getByText('Total tiles with 0% wastage').first().waitFor()
    expect(await page.inputValue('[name=wastage]')).toBe('0')
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
    const page = await withTiles()
    await page.fill('[name=roomLength]', '7')
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#main')
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

  test('a hostile fragment in place of a good one takes the result away', async () => {
    const page = await site.visit(`${TILES}#${LINK}`)
    await page.locator('#results').getByText('110 tiles').first().waitFor()
    await page.goto(`${TILES}#roomLength=hostile`)
    await page.getByText('Enter dimensions to see your results.').waitFor()
    expect(await page.inputValue('[name=roomLength]')).toBe('')
  })
})

describe('Send', () => {
  async function withShare(outcome: 'shares' | 'closes' | 'fails') {
    const page = await site.blank(PHONE)
    await page.addInitScript((how) => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      navigator.share = async (data) => {
        shared.push(data)
        if (how === 'closes') throw new DOMException('closed', 'AbortError')
        if (how === 'fails') throw new DOMException('too late', 'NotAllowedError')
      }
    }, outcome)
    await page.goto(TILES)
    await page.waitForSelector('html[data-ready]')
    await calculate(page, ROOM)
    await page.getByRole('button', { name: 'Send', exact: true }).tap()
    await expect.poll(() => page.evaluate('window.shared.length')).toBe(1)
    return page
  }

  test('the estimate goes out as plain text with the link in it', async () => {
    const page = await withShare('shares')
    const [shared]: { title: string; text: string }[] = await page.evaluate('window.shared')
    expect(shared?.title).toBe('Tile Calculator')
    expect(shared?.text).toContain('\nRoom length: 3 m; Room width: 3 m; Tile length: 30 cm; ')
    expect(shared?.text).toContain('\nWhat to buy:\n110 tiles (30 × 30 cm)\n')
    expect(shared?.text.endsWith(`\n${inject('origin')}${TILES}#${LINK}`)).toBe(true)
  })

  test('a share that fails shows a toast, and one that a visitor closes does not', async () => {
    const failing = await withShare('fails')
    await failing.getByText('The estimate could not be exported').first().waitFor()
    site.forgive(failing)
    const closing = await withShare('closes')
    expect(await closing.getByText('could not be exported').count()).toBe(0)
  })

  test('a device without a share sheet has no such choice', async () => {
    const page = await site.blank()
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await page.goto(TILES)
    await page.waitForSelector('html[data-ready]')
    await calculate(page, ROOM)
    await page.getByRole('button', { name: 'More export options' }).click()
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    expect(await page.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0)
  })

  test('with a price a person chooses whether it goes out', async () => {
    const page = await site.blank(PHONE)
    await page.addInitScript(() => {
      const shared: string[] = []
      Object.assign(window, { shared })
      navigator.share = async (data) => {
        shared.push(data?.text ?? '')
      }
    })
    await page.goto(TILES)
    await page.waitForSelector('html[data-ready]')
    await calculate(page, ROOM)
    await page.getByLabel('KSh for a tile').fill('60')
    for (const name of ['Quantities only', 'With prices']) {
      await page.getByRole('button', { name: 'Send', exact: true }).tap()
      await page.getByRole('button', { name, exact: true }).tap()
    }
    await expect.poll(() => page.evaluate('window.shared.length')).toBe(2)
    const [bare, priced]: string[] = await page.evaluate('window.shared')
    expect(bare).toContain('\n110 tiles (30 × 30 cm)\n')
    expect(bare).not.toMatch(/KSh|price/)
    expect(priced).toContain('\n110 tiles (30 × 30 cm), KSh 6,600 at KSh 60\n')
    expect(priced).toContain('price-tile=60')
  })
})

// How it looks: overlays.deep.test.ts. A choice by Enter: keyboard.deep.test.ts.
describe('menu', () => {
  test('it works from the keyboard, and Escape leads back to its button', async () => {
    const page = await withTiles()
    const more = page.getByRole('button', { name: 'More export options' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await more.focus()
    await page.keyboard.press('Enter')
    for (const [key, choice] of [
      ['ArrowDown', 'Save as PDF'],
      ['ArrowDown', 'Download Report'],
      ['Tab', 'Copy link'],
      ['Home', 'Save as PDF'],
      ['Escape', 'More'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused()).toBe(choice)
    }
    expect(await more.getAttribute('aria-expanded')).toBe('false')
  })

  test.each([
    ['320 px', { viewport: { width: 320, height: 480 } }],
    ['a phone', PHONE],
    ['a laptop', LAPTOP],
  ])('open on %s it is wholly on the screen', async (_what, options) => {
    const page = await withTiles(options)
    await page.getByRole('button', { name: 'More export options' }).click()
    for (const name of ['Save as PDF', 'Download Report', 'Copy link']) {
      const isOnScreen = page.getByRole('button', { name }).evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      })
      expect(await isOnScreen).toBe(true)
    }
  })

  test('a tap on the text of a choice chooses it, and the menu stays open', async () => {
    const page = await withTiles(PHONE)
    await page.getByRole('button', { name: 'More export options' }).click()
    await page.getByText('Bill only', { exact: true }).tap({ position: { x: 24, y: 10 } })
    expect(await page.getByRole('radio', { name: 'Bill only' }).isChecked()).toBe(true)
    expect(await page.getByRole('button', { name: 'Save as PDF' }).isVisible()).toBe(true)
  })
})
