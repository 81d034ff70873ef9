import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { addressesOf } from './support/addresses.ts'
import { setUpBrowser } from './support/browser.ts'
import { givenOn, isPictured } from './support/calculatorPages.ts'
import { calculate, fill } from './support/forms.ts'
import { expectGoodLooks, expectOrder, expectTargets } from './support/looks.ts'

const site = setUpBrowser()

const WAYS = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const
const NOWHERE = '/no-such-page'
const TILES = '/tile-estimator'
const ROOM = { roomLength: '3', roomWidth: '3.5', tileLength: '30', tileWidth: '40' }

/** Every page of the site. */
const PAGES = [...addressesOf(inject('siteFolder')), NOWHERE]

const open = (path: string, width = 320) =>
  site.visit(path, {
    viewport: { width, height: 800 },
    // Twice the dots, so that thin letters show their own colour somewhere.
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })

/** Gives a result where the page is a calculator's. */
async function calculateOn(page: Page, path: string): Promise<void> {
  const given = givenOn(path)
  if (given) await calculate(page, given)
}

/** In both colour schemes and both widths, on one visit. */
async function everyWay(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  for (const { width, colorScheme } of WAYS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    // Colours fade into each other.
    await page.waitForTimeout(200)
    await check(page)
  }
}

async function expectAllWell(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectGoodLooks(page)
}

describe('Every page, light and dark, at 320 and 1280 px,', () => {
  test.each(PAGES)(
    '%s: axe finds nothing; nothing overlaps, is cut or hard to read; targets are 44 px',
    async (path) => {
      const page = await open(path)
      if (path === NOWHERE) site.forgive(page)
      const inputs = givenOn(path)
      if (isPictured(path)) await page.locator('figure svg').waitFor()
      await everyWay(page, expectAllWell)
      await expectTargets(page)
      await expectOrder(page)
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
    const page = await open(TILES)
    await page.getByRole('button', { name: 'Tools' }).click()
    await everyWay(page, expectAllWell)
    await expectTargets(page)
  })

  test('the export menu', async () => {
    const page = await open(TILES)
    await calculate(page, ROOM)
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
    await page.route('**/assets/PrivacyPage*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const Component = () => { throw new Error('The page fell over') }",
      }),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
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
  test.each(PAGES)(
    '%s at four times the size on a laptop: no sideways scroll, nothing cut',
    async (path) => {
      const page = await site.visit(path, {
        viewport: { width: 320, height: 256 },
        reducedMotion: 'reduce',
      })
      site.forgive(page)
      await calculateOn(page, path)
      await expectGoodLooks(page)
    },
  )

  test.each(PAGES)('%s on a phone with text twice as large: the same', async (path) => {
    const page = await site.visit(path, {
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
    })
    site.forgive(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await calculateOn(page, path)
    await expectGoodLooks(page)
  })

  test('with forced colours, pictures keep their ground and an invalid field its own edge', async () => {
    const page = await site.visit(TILES, { forcedColors: 'active' })
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
    await calculate(page, ROOM)
    await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
    await expectGoodLooks(page)
  })
})
