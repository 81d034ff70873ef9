import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SPECIFIED } from '../support/specified.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'

const site = setUpBrowser()

async function calculate(page: Page, given: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(given)) await page.fill(`[name=${name}]`, value)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.locator('[data-result]').first().waitFor()
}

describe.each(SPECIFIED)('/$slug', ({ slug, given, key }) => {
  test('on a small phone the answer is on the first screen after Calculate, the picture below it', async () => {
    const page = await site.visit(`/${slug}`, PHONE)
    await page.getByRole('img', { name: /^What to measure/ }).waitFor()
    await calculate(page, given)
    await atRest(page)
    const answer = await page.locator(`[data-result=${key}]`).boundingBox()
    expect(answer?.y).toBeGreaterThan(60)
    expect((answer?.y ?? 0) + (answer?.height ?? 640)).toBeLessThanOrEqual(640)
    const picture = await page.locator('figure').boundingBox()
    expect(picture?.y).toBeGreaterThan(answer?.y ?? 640)
  })

  test('at 320 px nothing scrolls sideways, and no label is cut', async () => {
    const page = await site.visit(`/${slug}`, { viewport: { width: 320, height: 640 } })
    for (const step of [undefined, given]) {
      if (step) await calculate(page, step)
      await page.locator('figure svg').waitFor()
      const [wide, cut] = await page.evaluate(() => {
        const frame = document.querySelector('figure svg')?.getBoundingClientRect()
        const labels = [...document.querySelectorAll('figure svg text')]
        const out = labels.filter((label) => {
          const { left, right, top, bottom } = label.getBoundingClientRect()
          const { left: from = 0, right: to = 0, top: above = 0, bottom: below = 0 } = frame ?? {}
          return left < from - 6 || right > to + 6 || top < above - 6 || bottom > below + 6
        })
        return [document.documentElement.scrollWidth, out.map((label) => label.textContent)]
      })
      expect(wide).toBe(320)
      expect(cut).toEqual([])
    }
  })

  test('no two labels lie over each other', async () => {
    const page = await site.visit(`/${slug}`, LAPTOP)
    for (const step of [undefined, given]) {
      if (step) await calculate(page, step)
      await page.locator('figure svg').waitFor()
      const overlaps = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('figure svg text')].map((label) => ({
          text: label.textContent,
          box: label.getBoundingClientRect(),
        }))
        return boxes.flatMap((one, index) =>
          boxes
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
      })
      expect(overlaps).toEqual([])
    }
  })
})

test('a room larger than the solar system neither breaks its picture nor scrolls sideways', async () => {
  const page = await site.visit('/tile-estimator', { viewport: { width: 320, height: 640 } })
  const far = '999999999999999'
  await calculate(page, { roomLength: far, roomWidth: far, tileLength: '1', tileWidth: '1' })
  await page.getByRole('img', { name: /^The floor from above/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await page.locator('figure svg').innerHTML()).not.toMatch(/NaN|Infinity|undefined/)
})

test('a page whose picture cannot be fetched works without it', async () => {
  const page = await site.blank(PHONE)
  await page.route(/DrawnPicture/, (route) => route.abort())
  await page.goto('/tile-estimator')
  await page.waitForSelector('html[data-ready]')
  await calculate(page, { roomLength: '5.2', roomWidth: '4.5', tileLength: '60', tileWidth: '60' })
  expect(await page.locator('[data-result=totalTiles]').textContent()).toBe('72 tiles')
  site.forgive(page)
})
