import { describe, expect, test } from 'vitest'
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

describe('a place far down the page of formulas', () => {
  const place = async () => {
    const page = await site.visit('/formulas', PHONE)
    const link = page.getByRole('article').getByRole('link', { name: 'Paint Calculator' })
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const whereIsIt = async () =>
      Math.round((await link.boundingBox())?.y ?? Number.NEGATIVE_INFINITY)
    const before = await whereIsIt()
    expect(before).toBeGreaterThan(100)
    expect(before).toBeLessThan(600)
    return { page, link, whereIsIt, before }
  }

  test('is found again by Back', async () => {
    const { page, link, whereIsIt, before } = await place()
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Paint Calculator' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Formulas' }).waitFor()
    await expect.poll(whereIsIt).toBe(before)
  })

  test('is found again after a reload', async () => {
    const { page, whereIsIt, before } = await place()
    await page.reload()
    await page.waitForSelector('html[data-ready]')
    await expect.poll(whereIsIt).toBe(before)
  })

  test('is where a link to it leads', async () => {
    const page = await site.visit('/formulas#paint-estimator', PHONE)
    const heading = page.getByRole('heading', { level: 2, name: 'Paint Calculator' })
    const top = async () => (await heading.boundingBox())?.y ?? Number.NEGATIVE_INFINITY
    await expect.poll(top).toBeGreaterThan(0)
    expect(await top()).toBeLessThan(200)
  })
})
