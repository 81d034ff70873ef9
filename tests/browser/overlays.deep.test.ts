import { describe, expect, test } from 'vitest'
import { standsStill } from './support/atRest.ts'
import { setUpBrowser } from './support/browser.ts'
import { breakPrivacyPage } from './support/faultyPage.ts'
import { calculate } from './support/forms.ts'
import { expectTargets } from './support/looks.ts'
import { expectWellEveryWay, SHARP } from './support/ways.ts'

const site = setUpBrowser()
const TILES = '/tile-estimator'
const ROOM = { roomLength: '3', roomWidth: '3.5', tileLength: '30', tileWidth: '40' }

const visit = (path: string) => site.visit(path, SHARP)

describe('Nothing is cut, overlaps or is hard to read, light and dark, at 320 and 1280 px, in', () => {
  test('the menu of tools', async () => {
    const page = await visit(TILES)
    await page.getByRole('button', { name: 'Tools' }).click()
    await expectWellEveryWay(page)
    await expectTargets(page)
  })

  test('the export menu', async () => {
    const page = await visit(TILES)
    await calculate(page, ROOM)
    await page.getByRole('button', { name: 'More export options' }).click()
    await expectWellEveryWay(page)
    await expectTargets(page)
  })

  test('a toast, over fields that are not accepted', async () => {
    const page = await visit('/block-brick-estimator')
    await calculate(page, { wallLength: '3,5' })
    const toast = page.getByText('Please enter valid wall height and length.').first()
    await toast.waitFor()
    // It stays for as long as it has the focus.
    await page.keyboard.press('F8')
    await expectWellEveryWay(page)
    await expectTargets(page)
    expect(await toast.isVisible()).toBe(true)
  })

  test.each(['by a link', 'by its address'])(
    'the error page of a page opened %s, which leads home',
    async (way) => {
      const page = await visit('/')
      await breakPrivacyPage(page)
      if (way === 'by its address') await page.goto('/privacy')
      else await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
      // Its words stand at once; what can be done about it comes after them.
      await page.getByRole('button', { name: 'Try this page again' }).waitFor()
      await standsStill(page)
      expect(await page.locator('main').textContent()).toContain('The page fell over')
      await expectWellEveryWay(page)
      await expectTargets(page)
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await page.getByRole('link', { name: 'Start Calculating' }).waitFor()
      site.forgive(page)
    },
  )
})
