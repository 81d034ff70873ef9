import { describe, expect, test } from 'vitest'
import { ROUNDING_RULES } from '../../schemas/review/reviewSheet.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'

const site = setUpBrowser()

test('the footer leads to all formulas, and from there to the sheet of each calculator and back', async () => {
  const page = await site.visit('/', PHONE)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Formulas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Formulas' }).waitFor()
  const rounding = page.getByRole('region', { name: 'Rounding' }).getByRole('listitem')
  expect(await rounding.allTextContents()).toEqual(ROUNDING_RULES)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('main').getByRole('link', { name: 'Tile Calculator', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator: formulas' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/formulas/tile-estimator')
  expect(await page.title()).toContain('Tile Calculator: formulas')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByText('tileArea = (tileLength / cmPerM) * (tileWidth / cmPerM)').waitFor()
  await page.getByText('Unit: m². Shown as “Area of one tile”, rounded to 4 decimals.').waitFor()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  expect(await crumbs.allTextContents()).toEqual(['Home', 'Formulas', 'Tiles'])
  await page.getByRole('link', { name: 'Open the calculator' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tiles' }).waitFor()
  await page.getByText('What the estimate rests on').click()
  await page.getByRole('link', { name: 'Check the formulas' }).click()
  await page.waitForURL('**/formulas/tile-estimator')
})

test('a sheet fetches one definition, its own', async () => {
  const page = await site.blank(PHONE)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/formulas/paint-estimator')
  await page.waitForSelector('html[data-ready]')
  const definitions = loaded.filter((path) => /assets\/[\w-]+-(calculator|estimator)-/.test(path))
  // Its calculator, and its guidance.
  expect(new Set(definitions).size).toBe(2)
  for (const path of definitions) expect(path).toContain('/paint-estimator-')
})

test('on paper a sheet has space for a signature, and nothing to press', async () => {
  const page = await site.visit('/formulas/tile-estimator')
  const signature = page.getByText('Signature', { exact: true })
  await page.getByRole('article').waitFor()
  expect(await signature.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await signature.isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Tools' }).isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Open the calculator' }).isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  const ink = await page
    .locator('article li p')
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

describe('a place far down a sheet', () => {
  const place = async () => {
    const page = await site.visit('/formulas/paint-estimator', PHONE)
    const text = page.getByRole('heading', { name: 'Assumptions' })
    await text.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const whereIsIt = async () =>
      Math.round((await text.boundingBox())?.y ?? Number.NEGATIVE_INFINITY)
    const before = await whereIsIt()
    expect(before).toBeGreaterThan(100)
    expect(before).toBeLessThan(600)
    return { page, whereIsIt, before }
  }

  test('is found again by Back', async () => {
    const { page, whereIsIt, before } = await place()
    // The hand's own scroll to what it presses is none of a person's.
    const press = (element: Element) => element instanceof HTMLElement && element.click()
    await page.getByRole('button', { name: 'Tools' }).evaluate(press)
    await page.locator('header').getByRole('link', { name: 'Tiles', exact: true }).evaluate(press)
    await page.getByRole('heading', { level: 1, name: 'Tiles' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Paint Calculator: formulas' }).waitFor()
    await expect.poll(whereIsIt).toBe(before)
  })

  test('is found again after a reload', async () => {
    const { page, whereIsIt, before } = await place()
    await page.reload()
    await page.waitForSelector('html[data-ready]')
    await expect.poll(whereIsIt).toBe(before)
  })
})

test('an address from when all sheets stood on one page leads to the link there', async () => {
  const page = await site.visit('/formulas#paint-estimator', PHONE)
  const link = page.getByRole('main').getByRole('link', { name: 'Paint Calculator', exact: true })
  const top = async () => (await link.boundingBox())?.y ?? Number.NEGATIVE_INFINITY
  await expect.poll(top).toBeGreaterThan(0)
  expect(await top()).toBeLessThan(640)
  const entry = page.locator('#paint-estimator')
  const ground = await entry.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
})
