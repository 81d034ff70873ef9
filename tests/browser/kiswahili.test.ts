import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { addressesOf, isKiswahili } from './support/addresses.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { englishOn } from './support/english.ts'
import { fill, shownResults } from './support/forms.ts'

const site = setUpBrowser()
const addresses = addressesOf(inject('siteFolder'))

/** The names of the estimates on the list. */
function namesOn(page: Page): Promise<string[]> {
  return page
    .locator('main input')
    .evaluateAll((inputs) =>
      inputs.flatMap((input) =>
        input instanceof HTMLInputElement && input.value.startsWith('Tiles') ? [input.value] : [],
      ),
    )
}

test('every page has its twin in Kiswahili, and no other', () => {
  const twins = addresses.filter(isKiswahili)
  const others = addresses.filter((path) => !isKiswahili(path))
  expect(twins).toEqual(others.map((path) => (path === '/' ? '/sw' : `/sw${path}`)).sort())
})

test('the way across brings what was typed, the result, the prices and the list, and back', async () => {
  const page = await site.visit('/tile-estimator', PHONE)
  await fill(page, { roomLength: '4', roomWidth: '3', tileLength: '30', tileWidth: '30' })
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('button', { name: 'Add to list' }).click()
  await page.locator('[data-material=tile] button').click()
  await page.locator('[name="price-tile"]').fill('85')
  const figures = await shownResults(page)
  expect(figures).not.toBeNull()

  await page.getByRole('link', { name: 'Kiswahili' }).click()
  await page.waitForURL('**/sw/tile-estimator')
  await page.waitForSelector('html[lang=sw][data-ready]')
  await page.getByRole('heading', { level: 1, name: 'Tiles' }).waitFor()
  expect(await page.locator('[name=roomLength]').inputValue()).toBe('4')
  expect(await shownResults(page)).toEqual(figures)
  await page.locator('[data-material=tile] button').click()
  await expect.poll(() => page.locator('[name="price-tile"]').inputValue()).toBe('85')
  await page
    .getByRole('link', { name: /Orodha ya vifaa/ })
    .first()
    .click()
  await page.waitForURL('**/sw/list')
  await expect.poll(() => namesOn(page)).toEqual(['Tiles 1'])

  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(/\/list$/)
  await page.waitForSelector('html[lang=en-KE][data-ready]')
  await expect.poll(() => namesOn(page)).toEqual(['Tiles 1'])
})

test('an address that no page has says so in Kiswahili, with the way home', async () => {
  const page = await site.blank(PHONE)
  site.forgive(page)
  const answer = await page.goto('/sw/hakuna')
  expect(answer?.status()).toBe(404)
  await page.waitForSelector('html[lang=sw][data-ready]')
  expect(await englishOn(page)).toEqual([])
  site.forgive(page)
  await page.getByRole('link', { name: 'Jenga Hesabu' }).click()
  await page.waitForURL(/\/sw$/)
})

test('a calculator that has no Kiswahili words has its English names marked, wherever they stand', async () => {
  const page = await site.visit('/sw/test-paint-store-calculator', PHONE)
  const languageOf = (name: string) =>
    page
      .getByText(name, { exact: true })
      .evaluateAll((found) => found.map((element) => element.closest<HTMLElement>('[lang]')?.lang))
  // Its crumb and its heading.
  expect(await languageOf('Test paint store')).toEqual(['en', 'en'])
  await page.goto('/sw/formulas')
  expect(await languageOf('Test Paint Store')).toEqual(['en'])
  expect(await languageOf('Hesabu ya tiles')).toEqual(['sw'])
})
