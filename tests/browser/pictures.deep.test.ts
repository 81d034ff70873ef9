import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SPECIFIED } from '../support/specified.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'

const site = setUpBrowser()

/** Finds the labels of the picture that are cut, and the pairs that overlap. */
function wrongLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector('figure svg')?.getBoundingClientRect() ?? new DOMRect()
    const labels = [...document.querySelectorAll('figure svg text')].map((label) => ({
      text: label.textContent,
      box: label.getBoundingClientRect(),
    }))
    const cut = labels.filter(
      ({ box }) =>
        box.left < frame.left - 6 ||
        box.right > frame.right + 6 ||
        box.top < frame.top - 6 ||
        box.bottom > frame.bottom + 6,
    )
    const overlaps = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 2 &&
            one.box.left < box.right - 2 &&
            box.top < one.box.bottom - 5 &&
            one.box.top < box.bottom - 5,
        )
        .map(({ text }) => `${one.text} / ${text}`),
    )
    return [...cut.map(({ text }) => `cut: ${text}`), ...overlaps]
  })
}

/** Holds that a page is as wide as a small phone there, and each label whole and by itself, there as on a laptop. */
async function expectPictureFits(page: Page): Promise<void> {
  await page.locator('figure svg').waitFor()
  for (const width of [320, LAPTOP.viewport.width]) {
    await page.setViewportSize({ width, height: 640 })
    expect([width, await wrongLabels(page)]).toEqual([width, []])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBe(width)
  }
  await page.setViewportSize(PHONE.viewport)
}

test.each(SPECIFIED)(
  'on /$slug no label of the picture is cut or over another and nothing scrolls sideways; after Calculate a small phone has the answer on its first screen, the picture folded below it',
  async ({ slug, given, key }) => {
    const page = await site.visit(`/${slug}`, PHONE)
    await page.getByRole('img', { name: /^What to measure/ }).waitFor()
    await expectPictureFits(page)
    await calculate(page, given)
    await page.locator('[data-result]').first().waitFor()
    await atRest(page)
    const answer = await page.locator(`[data-result=${key}]`).boundingBox()
    expect(answer?.y).toBeGreaterThan(60)
    expect((answer?.y ?? 0) + (answer?.height ?? 640)).toBeLessThanOrEqual(640)
    const fold = page.getByRole('button', { name: 'Show the drawing' })
    expect((await fold.boundingBox())?.y).toBeGreaterThan(answer?.y ?? 640)
    expect(await page.locator('figure').isVisible()).toBe(false)
    await fold.click()
    await expectPictureFits(page)
  },
)

test('a room larger than the solar system neither breaks its picture nor scrolls sideways', async () => {
  const page = await site.visit('/tile-estimator', { viewport: { width: 320, height: 640 } })
  const far = '999999999999999'
  await calculate(page, { roomLength: far, roomWidth: far, tileLength: '1', tileWidth: '1' })
  await page.getByRole('button', { name: 'Show the drawing' }).click()
  await page.getByRole('img', { name: /^The floor from above/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await page.locator('figure svg').innerHTML()).not.toMatch(/NaN|Infinity|undefined/)
})
