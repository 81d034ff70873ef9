import { expect, test } from 'vitest'
import { PHONE, setUpBrowser } from './support/browser.ts'

const site = setUpBrowser()

test('the footer leads to every formula on one page, which fits a phone', async () => {
  const page = await site.visit('/', PHONE)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Formulas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Formulas' }).waitFor()
  expect(await page.getByRole('article').count()).toBe(7)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on paper a sheet has space for a signature, and nothing to press', async () => {
  const page = await site.visit('/formulas')
  const signature = page.getByText('Signature', { exact: true }).first()
  await page.getByRole('article').first().waitFor()
  expect(await signature.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await signature.isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Tools' }).isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  const ink = await page
    .locator('article p')
    .first()
    .evaluate((text) => getComputedStyle(text).color)
  expect(ink).toBe('rgb(78, 69, 59)')
})

test('a visitor opens the working with the keyboard and reads each step', async () => {
  const page = await site.visit('/steel-weight-calculator', PHONE)
  await page.getByRole('button', { name: 'Calculate' }).click()
  const summary = page.getByText('Show the working')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.getByText('= 10.666… (32/3) kg, rounded to 2 decimals').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
