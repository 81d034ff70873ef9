import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeList } from '../../src/permalink/listText.ts'
import { listed, listOf } from '../list/support.ts'
import { A4, readPdf } from '../support/readPdf.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { houseOf } from './support/houseList.ts'
import { printed } from './support/tiles.ts'

const site = setUpBrowser()

test('by the browser’s own print the list is a bill and its estimates, without what is pressed', async () => {
  const page = await site.blank(PHONE)
  await page.goto(`/list#${houseOf(16)}`)
  await page.locator('[data-cost]').first().waitFor()
  await page.getByRole('switch', { name: 'Check a quotation' }).check()
  await page.locator('[name=quoted-cement]').fill('10')
  for (const choice of ['Duplicate', 'Remove']) {
    await page.getByRole('button', { name: 'More for estimate 1', exact: true }).click()
    await page.getByRole('button', { name: choice }).click()
  }
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await atRest(page)
  await page.emulateMedia({ media: 'print' })
  const pressed = page
    .locator('main')
    .locator('button, a, select, [type=checkbox], [inputmode=decimal]')
  const seen = await pressed.filter({ visible: true }).allInnerTexts()
  const materials = await page.locator('[data-material] h3').allInnerTexts()
  expect(seen).toEqual(materials)
  expect(await page.getByText('Undo').isVisible()).toBe(false)
  expect(await page.locator('[data-total]').isVisible()).toBe(true)
  expect(await page.locator('[data-estimate] [data-result]').last().isVisible()).toBe(true)
})

test('on paper every estimate has its figures and its drawing on one page', async () => {
  const page = await site.blank(PHONE)
  await page.goto(`/list#${houseOf(16)}`)
  await page.locator('[data-cost]').first().waitFor()
  const paper = await printed(page)
  const estimates = paper.locator('div:has(> figure)')
  await estimates.last().waitFor()
  await paper.emulateMedia({ media: 'print' })
  await paper.setViewportSize({ width: 680, height: 1009 })
  const looks = await estimates.evaluateAll((all) =>
    all.map((one) => [
      getComputedStyle(one).breakInside,
      one.getBoundingClientRect().height <= innerHeight,
    ]),
  )
  expect(looks.length).toBeGreaterThan(3)
  expect(looks).toEqual(looks.map(() => ['avoid', true]))
})

/** A list whose bill has so many lines, each with its price. */
function tilesOf(lines: number): string {
  const rooms = Array.from({ length: lines }, (_, at) =>
    listed('tile-estimator', `Room ${at + 1}`, {
      roomLength: '4',
      roomWidth: '3',
      tileLength: `${61 + at}`,
      tileWidth: '60',
    }),
  )
  const prices = rooms.map((_, at) => [`price-tile 60 × ${61 + at} cm`, '60'])
  const list = { ...listOf(...rooms), title: 'Mama Njeri', note: 'Deliver by Friday.' }
  return writeList(list, Object.fromEntries(prices))
}

/** The page of such a list, as it is after a reload. */
async function openTiles(lines: number): Promise<Page> {
  const page = await site.blank(LAPTOP)
  await page.goto(`/list#${tilesOf(lines)}`)
  await page.reload()
  const costs = page.locator('[data-cost]')
  await costs.nth(lines - 1).waitFor()
  return page
}

test('on paper the last two lines stand with the total, and all with the signature', async () => {
  for (let lines = 26; lines <= 36; lines += 2) {
    const page = await openTiles(lines)
    const paper = await printed(page)
    await paper.getByText('Signature').waitFor()
    const { pages } = await readPdf(await paper.pdf({ preferCSSPageSize: true }))
    await paper.close()
    const signed = pages.find((each) => each.lines.includes('Signature'))?.lines ?? []
    expect(signed.filter((line) => line.startsWith('Tiles, ')).slice(-2)).toEqual([
      `Tiles, 60 × ${59 + lines} cm`,
      `Tiles, 60 × ${60 + lines} cm`,
    ])
    expect(signed).toContain('Total')
  }
})

test('by the browser’s own print, without margins, the total is below the last line, not over it', async () => {
  for (let lines = 20; lines <= 26; lines += 2) {
    const page = await openTiles(lines)
    await atRest(page)
    const { pages } = await readPdf(await page.pdf({ format: 'A4' }))
    // From the top of the first page; the total may be the first line of a page.
    const placeOf = (text: string) => {
      const page = pages.findIndex((each) => each.lines.includes(text))
      const height = pages[page]?.heights[pages[page].lines.indexOf(text)] ?? Number.NaN
      return (page + 1) * A4.height - height
    }
    expect(placeOf('Total') - placeOf(`60 × ${60 + lines} cm`)).toBeGreaterThan(20)
  }
})
