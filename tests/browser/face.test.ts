import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { addressesOf } from './support/addresses.ts'
import { setUpBrowser } from './support/browser.ts'
import { calculate, fill } from './support/forms.ts'
import { expectGoodLooks, expectOrder, expectTargets } from './support/looks.ts'

const site = setUpBrowser()

const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [320, 1280] as const
const NOWHERE = '/no-such-page'

const ORDERS: Record<string, Record<string, string>> = {
  '/concrete-mix-calculator': { area: '20', thickness: '10' },
  '/block-brick-estimator': { wallLength: '6', wallHeight: '3' },
  '/tile-estimator': { roomLength: '3', roomWidth: '3.5', tileLength: '30', tileWidth: '40' },
  '/paint-estimator': { wallHeight: '3', wallWidth: '4' },
  '/roofing-estimator': { roofLength: '10', roofWidth: '6' },
  '/steel-weight-calculator': { bars: '12' },
}

const open = (path: string, width = 320) =>
  site.visit(path, {
    viewport: { width, height: 800 },
    // Twice the dots, so that thin letters show their own colour somewhere.
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })

/** In both colour schemes and both widths, on one visit. */
async function everyWay(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      // Colours fade into each other.
      await page.waitForTimeout(200)
      await check(page)
    }
  }
}

async function expectAllWell(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectGoodLooks(page)
}

describe('Every page, light and dark, at 320 and 1280 px,', () => {
  test.each([...addressesOf(inject('siteFolder')), NOWHERE])(
    '%s: axe finds nothing; nothing overlaps, is cut or hard to read; targets are 44 px',
    async (path) => {
      const page = await open(path)
      if (path === NOWHERE) site.forgive(page)
      if (path in ORDERS) await page.locator('figure svg').waitFor()
      await everyWay(page, expectAllWell)
      await expectTargets(page)
      await expectOrder(page)
      const inputs = ORDERS[path]
      if (!inputs) return
      await calculate(page, inputs)
      await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
      await page.getByText('Show the working').click()
      await everyWay(page, expectAllWell)
      await expectTargets(page)
      await expectOrder(page)
    },
    // Sixteen looks at one page; on a busy machine each takes its time.
    180_000,
  )
})

describe('What opens over a page, light and dark, at 320 and 1280 px,', () => {
  test('the menu of tools', async () => {
    const page = await open('/tile-estimator')
    await page.getByRole('button', { name: 'Tools' }).click()
    await everyWay(page, expectAllWell)
    await expectTargets(page)
  })

  test('the export menu', async () => {
    const page = await open('/tile-estimator')
    await calculate(page, ORDERS['/tile-estimator'] ?? {})
    await page.getByRole('button', { name: 'More export options' }).click()
    await everyWay(page, expectAllWell)
    await expectTargets(page)
  })

  test('a toast, over fields that are not accepted', async () => {
    const page = await open('/block-brick-estimator')
    await calculate(page, { wallLength: '3,5' })
    const toast = page.getByText('Please enter valid wall height and length.').first()
    await toast.waitFor()
    // It stays for as long as it has the focus.
    await page.keyboard.press('F8')
    await everyWay(page, expectAllWell)
    await expectTargets(page)
    expect(await toast.isVisible()).toBe(true)
  })

  test('the error page', async () => {
    const page = await open('/')
    await page.route('**/assets/tile-estimator*', (route) => route.abort())
    await page.getByRole('link', { name: 'Tile Calculator' }).click()
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
    site.forgive(page)
    await everyWay(page, expectAllWell)
    await expectTargets(page)
  })

  test('the contact form: a refused message, and one that was sent', async () => {
    const page = await open('/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('alert').first().waitFor()
    await everyWay(page, expectAllWell)
    await fill(page, { message: 'Thank you' })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
    await everyWay(page, expectAllWell)
  })
})

describe('For weak eyes', () => {
  const paths = ['/', ...Object.keys(ORDERS), '/contact', NOWHERE]

  test.each(paths)(
    '%s at four times the size on a laptop: no sideways scroll, nothing cut',
    async (path) => {
      const page = await site.visit(path, {
        viewport: { width: 320, height: 256 },
        reducedMotion: 'reduce',
      })
      site.forgive(page)
      if (path in ORDERS) await calculate(page, ORDERS[path] ?? {})
      await expectGoodLooks(page)
    },
  )

  test.each(paths)('%s on a phone with text twice as large: the same', async (path) => {
    const page = await site.visit(path, {
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
    })
    site.forgive(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    if (path in ORDERS) await calculate(page, ORDERS[path] ?? {})
    await expectGoodLooks(page)
  })

  test('with forced colours, pictures keep their ground and an invalid field its own edge', async () => {
    const page = await site.visit('/tile-estimator', { forcedColors: 'active' })
    await page.locator('figure svg').waitFor()
    await expectGoodLooks(page)
    const edgeOf = (name: string) =>
      page.locator(`[name=${name}]`).evaluate((input) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(input.parentElement ?? input)
        return `${borderTopWidth} ${borderTopStyle}`
      })
    await calculate(page, { roomLength: 'three' })
    await expect.poll(() => edgeOf('roomLength')).toBe('4px dashed')
    expect(await edgeOf('wastage')).toBe('2px solid')
    await calculate(page, ORDERS['/tile-estimator'] ?? {})
    await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
    await expectGoodLooks(page)
  })
})
