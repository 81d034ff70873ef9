import { describe, expect, test } from 'vitest'
import { setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { expectGoodLooks, expectTargets } from './support/looks.ts'
import { expectWellEveryWay, SHARP } from './support/ways.ts'

/*
 * The gallery shows every component in every state: these tests look at contrast in pixels, cuts and
 * targets there, once for each. overlays.deep.test.ts looks at menus and dialogs that open over a page.
 */

const site = setUpBrowser()
const TILES = '/tile-estimator'
const ROOM = { roomLength: '3', roomWidth: '3.5', tileLength: '30', tileWidth: '40' }

describe('Every state of every component, on the gallery,', () => {
  test('light and dark, at 320 and 1280 px: nothing overlaps, is cut or hard to read; targets are 44 px', async () => {
    const page = await site.visit('/gallery', SHARP)
    site.forgive(page)
    expect(await page.locator('[data-state]').count()).toBeGreaterThan(50)
    // A page has each of its regions once; the gallery shows some in several states.
    await expectWellEveryWay(page, ['landmark-unique'])
    await expectTargets(page)
  })
})

test('with forced colours, pictures keep their ground, and a field or a price that is refused its own edge', async () => {
  const page = await site.visit(TILES, { forcedColors: 'active' })
  await page.locator('figure svg').waitFor()
  await expectGoodLooks(page)
  const edgeOf = (name: string) =>
    page.locator(`[name=${name}]`).evaluate((input) => {
      const hasEdge = getComputedStyle(input).borderTopStyle !== 'none'
      const edged = hasEdge ? input : (input.parentElement ?? input)
      const { borderTopStyle, borderTopWidth } = getComputedStyle(edged)
      return `${borderTopWidth} ${borderTopStyle}`
    })
  await calculate(page, { roomLength: 'three' })
  await expect.poll(() => edgeOf('roomLength')).toBe('4px dashed')
  expect(await edgeOf('wastage')).toBe('2px solid')
  await calculate(page, ROOM)
  await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
  await page.locator('[data-material=tile] button').click()
  await page.locator('[name=price-tile]').fill('x')
  await expect.poll(() => edgeOf('price-tile')).toBe('4px dashed')
  await page.locator('[name=price-tile]').fill('60')
  await expect.poll(() => edgeOf('price-tile')).toBe('1px solid')
  await expectGoodLooks(page)
})
