import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { calculate, fill } from './support/forms.ts'
import { openList } from './support/links.ts'

const site = setUpBrowser()

/** Presses 'Work out' and reads what the page then says. */
async function workOut(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Work out' }).click()
  await atRest(page)
  return page.locator('[data-limit]').textContent()
}

test('40 bags, five tonnes of sand and a lorry of ballast: how far they go, and back', async () => {
  const page = await site.visit('/concrete-mix-calculator', PHONE)
  await calculate(page, { area: '20', thickness: '10' })
  await page.getByRole('button', { name: 'Ballast', exact: true }).click()
  await page.locator('[name="pack-ballast"]').selectOption('lorry-7')
  await page.getByRole('button', { name: 'Start from what you have' }).click()
  await page.locator('#solve').waitFor()
  expect(await workOut(page)).toBe('Type what you have in at least one box. Nothing was changed.')
  await fill(page, { 'have-cement': '40', 'have-sand': '5', 'have-ballast': '1' })
  const rest = 'Runs out first: ballast. Left over: cement (8 bags) and sand (1.5 tonnes).'
  expect(await workOut(page)).toBe(`Area: 47.34 m². ${rest}`)
  expect(await page.locator('[name="area"]').inputValue()).toBe('47.34')
  expect(await page.locator('#buy [data-amount]').allTextContents()).toEqual([
    '32 bags (50 kg)',
    '3.5 tonnes',
    '1 lorry of 7 tonnes',
  ])

  // An edit makes what was said untrue; what one has stays.
  await fill(page, { thickness: '15' })
  expect(await page.locator('[data-limit]').textContent()).toBe('')
  expect(await workOut(page)).toBe(`Area: 31.56 m². ${rest}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await atRest(page)
  expect(await page.locator('[name="area"]').inputValue()).toBe('47.34')
  expect(await page.locator('[name="have-cement"]').inputValue()).toBe('40')

  await fill(page, { 'have-cement': '0' })
  expect(await workOut(page)).toBe(
    'What you have is not enough for any value of “Area”. Nothing was changed.',
  )
  expect(await page.locator('[name="area"]').inputValue()).toBe('47.34')
})

test('on the list: what a budget lacks, line by line, once every line has a price', async () => {
  const page = await site.visit('/concrete-mix-calculator', PHONE)
  await calculate(page, { area: '20', thickness: '10' })
  await page.getByRole('button', { name: 'Add to list' }).click()
  await openList(page)
  await page.getByRole('button', { name: 'Start from what you have' }).click()
  await page.getByText('Without one: cement, sand and ballast.').waitFor()
  const prices = { Cement: '700', Sand: '2000', Ballast: '3000' }
  for (const [name, price] of Object.entries(prices)) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.locator(`[name="price-${name.toLowerCase()}"]`).fill(price)
  }
  await fill(page, { 'have-budget': '10,000' })
  expect(await workOut(page)).toContain('Not enough for “Concrete mix 1”. Missing: KSh 11,800')
  expect(await page.locator('[data-missing]').allTextContents()).toEqual([
    'Sand KSh 2,800',
    'Ballast KSh 9,000',
  ])
})
