import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { LAPTOP, setUpBrowser } from './support/browser.ts'
import { faultyNetwork } from './support/faultyNetwork.ts'
import { calculate, fill } from './support/forms.ts'
import { ROOM } from './support/tiles.ts'

const site = setUpBrowser()
const windows = setUpBrowser({ hasWindows: true })
const network = faultyNetwork(inject('origin'))

/** Finds the elements that stay in place while the page scrolls, and cover or cut the focused element. */
function hidingTheFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The second frame begins when the first is drawn.
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
    const focused = document.activeElement
    if (!focused || focused === document.body) return []
    const box = focused.getBoundingClientRect()
    const name = `${focused.tagName} ${focused.textContent || focused.getAttribute('name')}`
    const covering = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, display } = getComputedStyle(element)
      if (!['fixed', 'sticky'].includes(position) || display === 'none') return false
      if (element.contains(focused) || focused.contains(element)) return false
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const overlaps = top < box.bottom - 1 && bottom > box.top + 1
      if (!overlaps || left >= box.right || right <= box.left) return false
      // A clipped element, such as the link that skips to the content, covers nothing.
      const hit = document.elementFromPoint(
        (Math.max(left, box.left) + Math.min(right, box.right)) / 2,
        (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2,
      )
      return element.contains(hit)
    })
    const isCut = box.top < -1 || box.bottom > innerHeight + 1
    return [
      ...covering.map((element) => `${name} under ${element.textContent}`),
      ...(isCut ? [`${name} beyond the screen`] : []),
    ]
  })
}

/** Goes through a whole page by one key, and lists the stops at which the focus is hidden. */
async function focusHiddenOnTheWay(page: Page, key: string): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0))
  if (key === 'Tab') await page.locator('header a').first().focus()
  else await page.locator('footer a').last().focus()
  const hidden: string[] = []
  let stops = 0
  for (; stops < 80; stops += 1) {
    hidden.push(...(await hidingTheFocus(page)))
    await page.keyboard.press(key)
    const isOut = await page.evaluate(
      () => document.activeElement === document.body || !document.hasFocus(),
    )
    if (isOut) break
  }
  expect(stops).toBeGreaterThan(20)
  return hidden
}

const KEYS = ['Tab', 'Shift+Tab']

const SIZES: [string, { width: number; height: number }][] = [
  ['a phone', { width: 360, height: 640 }],
  ['a phone held across', { width: 640, height: 360 }],
  ['a phone with its keyboard open', { width: 360, height: 512 }],
  ['a laptop of 1366 × 768 at 200 %', { width: 683, height: 384 }],
  ['a laptop of 1280 × 1024 at 400 %', { width: 320, height: 256 }],
  ['a tablet', { width: 800, height: 1100 }],
]

describe.each(SIZES)('On %s', (_, viewport) => {
  test('nothing hides what has the focus, all the way by Tab, and back by Shift+Tab', async () => {
    const page = await site.visit('/tile-estimator', { viewport, reducedMotion: 'reduce' })
    await calculate(page, ROOM)
    await page.waitForSelector('#results [data-result]')
    // Its mark says so, and with the form in sight the key figure stands at the bottom.
    await fill(page, { roomLength: '4' })
    for (const key of KEYS) expect([key, await focusHiddenOnTheWay(page, key)]).toEqual([key, []])
  })

  test('nor does the line that says that one is offline', async () => {
    network.lose({ file: 'CalculatorPage', times: Number.POSITIVE_INFINITY, how: 'error' })
    const baseURL = await network.origin()
    const page = await site.blank({ viewport, reducedMotion: 'reduce', baseURL })
    await page.goto('/tile-estimator')
    await page.locator('#banner').getByText('You’re offline.').waitFor()
    for (const key of KEYS) expect([key, await focusHiddenOnTheWay(page, key)]).toEqual([key, []])
    site.forgive(page)
  })
})

test('With letters twice as large, nothing hides what has the focus: the header then takes two rows', async () => {
  const page = await site.visit('/tile-estimator', {
    viewport: { width: 360, height: 1100 },
    reducedMotion: 'reduce',
  })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  for (const key of KEYS) expect([key, await focusHiddenOnTheWay(page, key)]).toEqual([key, []])
})

/** The selected text, which the next key would replace. */
const selected = (page: Page) => page.evaluate(() => String(document.getSelection()))

describe('A number field', () => {
  test('that was half typed goes on after a look at another app', async () => {
    const page = await windows.visit('/tile-estimator')
    const devtools = await page.context().newCDPSession(page)
    // Pages of a test all think that they are looked at.
    await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false })
    await page.bringToFront()
    await page.locator('[name=roomLength]').click()
    await page.keyboard.type('3.')
    const other = await page.context().newPage()
    await other.bringToFront()
    await page.waitForFunction(() => !document.hasFocus())
    await page.bringToFront()
    await page.waitForFunction(() => document.hasFocus())
    await page.keyboard.type('65')
    expect(await page.inputValue('[name=roomLength]')).toBe('3.65')
    // From another field it is typed over as ever.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await selected(page)).toBe('3.65')
  })
})

describe('The Tools menu', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

  test('gives the focus back to its button when the current tool is chosen', async () => {
    const page = await site.visit('/tile-estimator', LAPTOP)
    const button = page.getByRole('button', { name: 'Tools' })
    await button.press('Enter')
    await page.locator('header [aria-current=page]').press('Enter')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await focused(page)).toBe('Tools')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Home')
  })

  test('is closed by Escape after a press on a text in it, and the button has the focus', async () => {
    const page = await site.visit('/tile-estimator', LAPTOP)
    const button = page.getByRole('button', { name: 'Tools' })
    await button.click()
    await page.getByText('Coming Soon').click({ force: true })
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await focused(page)).toBe('Tools')
  })
})
