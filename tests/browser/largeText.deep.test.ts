import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { writeList } from '../../src/permalink/listText.ts'
import { listed, listOf } from '../list/support.ts'
import { atRest } from './support/atRest.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { expectGeometry } from './support/looks.ts'

const site = setUpBrowser()
const slab = listed('concrete-mix-calculator', 'Slab', { area: '17.4', thickness: '10' })
const wall = listed('block-brick-estimator', 'East wall', {
  wallLength: '6',
  wallHeight: '3',
})
const LIST = `/list#${writeList(listOf(slab, wall), { 'price-cement': '750', 'price-sand': '2400' })}`

/** A page on a phone whose letters are twice as large. */
async function enlarged(path: string): Promise<Page> {
  const page = await site.visit(path, { ...PHONE, reducedMotion: 'reduce' })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px')
  await atRest(page)
  return page
}

// On every page, with the result of its first example: visual.deep.test.ts.
describe('With letters twice as large on a phone nothing overlaps or is cut', () => {
  test('on a result, its bill with a quotation, and its working', async () => {
    const page = await enlarged('/concrete-mix-calculator')
    await calculate(page, { area: '20', thickness: '10' })
    await page.locator('[data-material=cement] button').click()
    await page.getByLabel('KSh for a bag').fill('1,250.50')
    await page.getByRole('switch', { name: 'Check a quotation' }).click()
    await page.getByLabel('Bags quoted').fill('150')
    await page.getByRole('checkbox', { name: 'Add labour' }).click()
    await page.getByText('Show the working').click()
    await page.locator('[name=area]').fill('21')
    await atRest(page)
    await expectGeometry(page)
  })

  test('on a list, with a line opened and a quotation, and above a form that edits it', async () => {
    const page = await enlarged(LIST)
    await page.locator('[data-amount]').first().waitFor()
    await expectGeometry(page)
    await page.getByRole('switch', { name: 'Check a quotation' }).click()
    await page.getByLabel('Bags quoted').fill('150')
    await page.locator('[data-material=cement] summary').click()
    await expectGeometry(page)
    await page.getByRole('link', { name: 'Edit' }).last().click()
    await page.getByText('Editing “East wall”').waitFor()
    await atRest(page)
    await expectGeometry(page)
  })
})
