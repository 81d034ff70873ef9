import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { LAPTOP, setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'

/*
 * A visitor uses the bill below a result: on narrow screens, by keyboard alone, from page to page
 * and by a link.
 */

const browser = setUpBrowser()

const NARROW = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
const SLAB = { area: '20', thickness: '10' }

async function pourSlab(options: object = LAPTOP): Promise<Page> {
  const page = await browser.visit('/concrete-mix-calculator', options)
  await calculate(page, SLAB)
  await page.getByRole('region', { name: 'What to buy' }).waitFor()
  return page
}

/** Opens the row of a material, with its pack and its boxes. */
const openLine = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true, expanded: false }).click()

const lineText = (page: Page, material: string, part: string) =>
  page.locator(`[data-material="${material}"] [data-${part}]`).textContent()

test.each([320, 360, 900])(
  'at %i px no line ends inside a figure of what is bought, of its cost, or of a quotation',
  async (width) => {
    const page = await pourSlab({ ...NARROW, viewport: { width, height: 640 } })
    await page.getByRole('switch', { name: 'Check a quotation' }).check()
    await page.locator('[name=price-cement]').fill('780')
    await page.locator('[name=quoted-cement]').fill('29')
    await page.locator('[name=price-sand]').fill('3,200.50')
    await page.locator('[name=quoted-sand]').fill('8.5')
    await page.locator('[name=price-ballast]').fill('1,200,000')
    await page.locator('[name=quoted-ballast]').fill('230')
    await page.locator('[data-verdict]').waitFor()
    const FIGURES =
      '[data-answer] strong, [data-answer-total], [data-amount] strong, [data-cost], p:has(> [data-difference]) > :first-child, [data-total], [data-verdict]'
    const broken = await page.locator(FIGURES).evaluateAll((cells) =>
      cells.map((cell) => {
        const [text] = cell.childNodes
        const { data = '' } = text instanceof Text ? text : {}
        // 'KSh 12,480.00', 'Over 16'.
        const { index = 0, 0: figure = '' } = /(?:\p{L}+\s)?[\d,.]+/u.exec(data) ?? {}
        const range = document.createRange()
        if (text) range.setStart(text, index)
        if (text) range.setEnd(text, index + figure.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size
        return `${figure.replace(/\s/, ' ')}: ${lines}`
      }),
    )
    expect(broken).toEqual([
      '14: 1',
      '1.5: 1',
      '3.0: 1',
      'KSh 3,615,720.75: 1',
      '14: 1',
      'Over 15: 1',
      'KSh 10,920.00: 1',
      '1.5: 1',
      'Over 7: 1',
      'KSh 4,800.75: 1',
      '3.0: 1',
      'Over 227: 1',
      'KSh 3,600,000.00: 1',
      'KSh 3,615,720.75: 1',
      'KSh 272,434,103.50: 1',
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  },
)

test('by keyboard alone: a pack, a price, a quotation', async () => {
  const page = await pourSlab()
  const focus = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), name)) return
    }
    throw new Error(`Tab does not lead to ${name}`)
  }
  await focus('[data-material=cement] button')
  await page.keyboard.press('Enter')
  await focus('[name=price-cement]')
  await page.keyboard.type('750')
  await focus('[data-material=sand] button')
  await page.keyboard.press('Enter')
  await focus('[name=pack-sand]')
  await page.keyboard.press('ArrowDown')
  await focus('[name=price-sand]')
  await page.keyboard.type('90')
  await focus('[role=switch]')
  await page.keyboard.press('Space')
  for (let back = 0; back < 6; back += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await page.evaluate(() => document.activeElement?.matches('[name=quoted-sand]'))) break
  }
  await page.keyboard.type('12')
  expect(await lineText(page, 'cement', 'cost')).toBe('KSh 10,500')
  expect(await lineText(page, 'sand', 'amount')).toBe('15 wheelbarrows')
  expect(await lineText(page, 'sand', 'difference')).toBe('3 wheelbarrows fewer')
  expect(await page.locator('[data-total]').textContent()).toBe('KSh 11,850')
})

test('a price comes along to another page of the visit, a quotation does not, and no storage has either yet', async () => {
  const page = await pourSlab()
  await openLine(page, 'Cement')
  await page.locator('[name=price-cement]').fill('750')
  await page.getByRole('switch', { name: 'Check a quotation' }).check()
  await page.locator('[name=quoted-cement]').fill('15')
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('link', { name: 'Blocks and bricks', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Blocks and bricks', level: 1 }).waitFor()
  await calculate(page, { wallLength: '6', wallHeight: '3' })
  await page.getByRole('region', { name: 'What to buy' }).waitFor()
  await openLine(page, 'Cement')
  expect(await page.locator('[name=price-cement]').inputValue()).toBe('750')
  expect(await lineText(page, 'cement', 'cost')).toBe('KSh 1,500')
  expect(await page.getByRole('switch', { name: 'Check a quotation' }).isChecked()).toBe(false)
  const stored = await page.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    location.hash,
  ])
  expect(stored).toEqual([0, 0, '', ''])
})

test('a link opens packs, prices and the quotation again', async () => {
  const page = await browser.visit(
    '/concrete-mix-calculator#area=20&thickness=10&mix=1%3A2%3A4&price-cement=750&pack-sand=lorry-7&quoted-sand=2',
  )
  await page.getByRole('region', { name: 'What to buy' }).waitFor()
  expect(await lineText(page, 'cement', 'cost')).toBe('KSh 10,500')
  expect(await lineText(page, 'sand', 'amount')).toBe('1 lorry of 7 tonnes')
  expect(await lineText(page, 'sand', 'difference')).toBe(
    '1 lorry of 7 tonnes more than the estimate',
  )
  expect(await page.getByRole('switch').isChecked()).toBe(true)
})
