import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { unitChoices } from '../../schemas/estimate/measurementInput.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { calculate, fill } from './support/forms.ts'
import { focused, tabTo } from './support/keyboard.ts'
import { ROOM } from './support/tiles.ts'

const site = setUpBrowser()

/** Whether what has the focus is on the screen, not under anything, and marked. */
function isPlain(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    const marked = [element, element.parentElement ?? element].some(
      (candidate) => getComputedStyle(candidate).outlineStyle === 'solid',
    )
    return element.contains(hit) && marked
  })
}

test('by keyboard alone from the home page to a tile estimate and its exports', async () => {
  const page = await site.visit('/', { ...LAPTOP, reducedMotion: 'reduce' })
  const stops = await tabTo(page, 'Tiles')
  // The calculators of the tests stand among the others.
  expect(stops.filter((name) => !name.startsWith('Test '))).toEqual([
    'Skip to content',
    'Jenga Hesabu',
    'Kiswahili',
    // Its short word is for the eye alone.
    'ListMaterials list',
    'Tools',
    'Start Calculating',
    'Whole house',
    'Find a calculator',
    'Concrete mix',
    'Blocks and bricks',
    'Steel weight',
    'Roofing sheets',
    'Paint',
    'Tiles',
  ])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tile-estimator')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await focused(page)).toBe('Tiles')

  expect(await tabTo(page, 'Room length (m)')).toEqual(['Room length (m)'])
  for (const [typed, next] of [
    ['3', 'Room width (m)'],
    ['3', 'Tile length (cm)'],
    ['30', 'Tile width (cm)'],
  ] as const) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe(next)
    expect(await page.locator('[data-result]').count()).toBe(0)
  }
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  // The bill follows a moment after the result.
  await page.getByRole('button', { name: 'Tiles, 30 × 30 cm' }).waitFor()

  expect(await tabTo(page, 'More export options')).toEqual([
    'Unit of tile width',
    'Wastage (%)',
    'Calculate',
    'Start again',
    'Tiles, 30 × 30 cm',
    'Check a quotation',
    'Add labour',
    'Add to list',
    'Print Estimate',
    'More export options',
  ])
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe('Save as PDF')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('ArrowDown').then(() => page.keyboard.press('Enter')),
  ])
  expect(download.suggestedFilename()).toMatch(/^tile-estimator-.*\.csv$/)
  expect(await focused(page)).toBe('More export options')
})

test('a screen reader reads the form of the tiles, their result and its picture', async () => {
  const page = await site.visit('/tile-estimator')
  const tree = (selector: string) => page.locator(selector).first().ariaSnapshot()
  await page.getByRole('img', { name: /^What to measure/ }).waitFor()
  const box = (label: string, units: readonly string[]) => {
    const name = label.replace(/ \(.*/, '').toLowerCase()
    const options = units.map((unit, at) => `  - option "${unit}"${at === 0 ? ' [selected]' : ''}`)
    return `- text: ${label}\n- textbox "${label}"\n- combobox "Unit of ${name}":\n${options.join('\n')}`
  }
  expect(await tree('form')).toBe(`${box('Room length (m)', unitChoices('m'))}
${box('Room width (m)', unitChoices('m'))}
${box('Tile length (cm)', unitChoices('cm'))}
- paragraph: As on the box, in its own unit.
${box('Tile width (cm)', unitChoices('cm'))}
- text: Wastage (%)
- textbox "Wastage (%)":
  - /placeholder: 5-20
  - text: "10"
- paragraph: 10 is standard; 5 to 15 is typical.
- button "Calculate"
- button "Start again"`)
  expect(await tree('#results')).toBe(`- region "Results":
  - heading "Results" [level=2]
  - paragraph: Enter dimensions to see your results.`)
  await calculate(page, ROOM)
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  expect(await tree('#results')).toBe(`- region "Results":
  - heading "Results" [level=2]
  - term: Room area
  - definition: 9.00 m²
  - term: Area of one tile
  - definition: 0.0900 m²
  - term: Tiles to cover the room
  - definition: 100 tiles
  - term: Total tiles with 10% wastage
  - definition:
    - strong: 110 tiles
  - paragraph:
    - strong: "Tip:"
    - text: "Have all boxes from one batch: the shade changes from batch to batch."
  - paragraph: An estimate for planning. Check it before you buy.`)
  expect(await page.getByRole('img').ariaSnapshot()).toBe(
    `- img "The floor from above, 3 m by 3 m, to scale. 100 whole tiles. 10 spare tiles (10% wastage). 110 tiles in all.": 3 m 3 m 30 cm 30 cm 10 spare`,
  )
})

test('a result is announced once: the bill as a whole, without its tip and disclaimer; a change is not', async () => {
  const page = await site.visit('/tile-estimator')
  await calculate(page, ROOM)
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  const announced = () =>
    page.evaluate(() => {
      const region = document.querySelector('[aria-live=polite]:has(#results)')
      const silent = [...(region?.querySelectorAll('[aria-live=off]') ?? [])]
      return {
        whole: region?.querySelector('[aria-atomic=true]')?.textContent,
        silent: silent.map((element) => element.textContent?.split(':')[0]?.split('.')[0]),
        // The bill and the form have live regions of their own, for changes within them: these are silent
        // while a result comes.
        regions: document.querySelectorAll('main [aria-live=polite]:not(#buy *, form *)').length,
      }
    })
  const bill =
    'Room area9.00 m²Area of one tile0.0900 m²Tiles to cover the room100 tilesTotal tiles with 10% wastage110 tiles'
  // The lines to buy are read a moment later, with the rest of the bill.
  const silent = ['Buy110 tiles, 30 × 30 cm', 'Tip', 'An estimate for planning']
  expect(await announced()).toEqual({ whole: bill, silent, regions: 1 })
  await fill(page, { roomLength: '4' })
  await page.getByText('press Calculate for the new one').waitFor()
  const notice = 'Result from before your change'
  expect(await announced()).toEqual({ whole: bill, silent: [notice, ...silent], regions: 1 })
})

// A page with a result, on every size of screen: focus.deep.test.ts.
describe('Focus', () => {
  test.each([
    ['/', PHONE],
    ['/contact', PHONE],
    ['/block-brick-estimator', LAPTOP],
  ])('on %s (%j) is seen at every stop, down the page and back up', async (path, device) => {
    const page = await site.visit(path, { ...device, reducedMotion: 'reduce' })
    await page.evaluate(() => window.scrollTo(0, 0))
    const stops = await page.locator('a[href], button, input, select, textarea, summary').count()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key)
        if (await page.evaluate(() => document.activeElement === document.body)) continue
        expect([await focused(page), await isPlain(page)]).toEqual([await focused(page), true])
      }
    }
  })
})

describe('On a phone', () => {
  test('Calculate is under the thumb before anything is scrolled, and covered by no message', async () => {
    const page = await site.visit('/block-brick-estimator', PHONE)
    const button = page.getByRole('button', { name: 'Calculate' })
    const box = await button.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 640)).toBeLessThanOrEqual(640)
    expect(box?.y).toBeGreaterThan(400)
    await button.tap()
    await page.getByText('Please enter valid wall height and length.').first().waitFor()
    await atRest(page)
    const isOnTop = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
  })

  test('the key figure stays at the foot, below Calculate, while the form is edited again', async () => {
    const page = await site.visit('/tile-estimator', { ...PHONE, reducedMotion: 'reduce' })
    await calculate(page, ROOM)
    await page.locator('#results').getByText('110 tiles').first().waitFor()
    await page.evaluate(() => window.scrollTo(0, 0))
    const bar = page.getByRole('button', { name: /^Tiles, 30 × 30 cm 110 tiles$/ })
    await bar.waitFor()
    const expectBelowCalculate = async (foot: typeof bar) => {
      const above = await page.getByRole('button', { name: 'Calculate' }).boundingBox()
      const box = await foot.boundingBox()
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640)
    }
    await expectBelowCalculate(bar)
    await fill(page, { roomLength: '4' })
    const stale = page.getByRole('button', { name: 'Result from before your change 110 tiles' })
    await stale.waitFor()
    await expectBelowCalculate(stale)
  })

  test('the keyboard says what Enter does, and a filled number is typed over', async () => {
    const page = await site.visit('/tile-estimator', PHONE)
    const hint = (name: string) => page.locator(`[name=${name}]`).getAttribute('enterkeyhint')
    await fill(page, { roomWidth: '3', tileLength: '30' })
    await page.locator('[name=roomLength]').tap()
    expect(await hint('roomLength')).toBe('next')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    // The next empty one, past those that are filled.
    expect(await focused(page)).toBe('Tile width (cm)')
    expect(await hint('tileWidth')).toBe('go')
    await page.keyboard.type('30')
    await page.locator('[name=wastage]').tap()
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await page.locator('#results').getByText('Total tiles with 0% wastage').waitFor()
    // All is filled: Enter calculates from any field.
    await page.locator('[name=roomLength]').tap()
    await page.keyboard.type('6')
    await page.keyboard.press('Enter')
    await page.locator('#results').getByText('200 tiles').first().waitFor()
  })
})
