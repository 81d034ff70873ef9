import { describe, expect, inject, test } from 'vitest'
import { addressesOf } from './support/addresses.ts'
import { setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { expectGoodLooks } from './support/looks.ts'
import { calculateOn, NOWHERE } from './support/ways.ts'

const site = setUpBrowser()
const PAGES = [...addressesOf(inject('siteFolder')), NOWHERE]
const TILES = '/tile-estimator'
const ROOM = { roomLength: '3', roomWidth: '3.5', tileLength: '30', tileWidth: '40' }

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
