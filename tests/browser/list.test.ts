import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'

const site = setUpBrowser()

const SLAB = { area: '17.4', thickness: '10' }

/** Works something out and puts it on the list. */
async function add(page: Page, path: string, typed: Record<string, string>): Promise<void> {
  if (new URL(page.url()).pathname !== path) {
    await page.getByRole('button', { name: 'Tools' }).click()
    await page.locator(`header a[href="${path}"]`).click()
    await page.locator(`html:has(link[rel=canonical][href$="${path}"])`).waitFor()
  }
  await calculate(page, typed)
  await page.getByRole('button', { name: 'Add to list' }).click()
}

async function openList(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Materials list' }).click()
  await page.getByRole('heading', { level: 1, name: 'Materials list' }).waitFor()
  await page.locator('[data-amount]').first().waitFor()
}

/** What is to be bought: each line's key, and its first number. */
async function bill(page: Page): Promise<string[]> {
  await page.locator('[data-amount]').first().waitFor()
  return page
    .locator('[data-material]')
    .evaluateAll((lines) =>
      lines.map(
        (line) =>
          `${line.getAttribute('data-material')} ${line.querySelector('[data-amount]')?.textContent}`,
      ),
    )
}

async function slabAndPath(): Promise<Page> {
  const page = await site.visit('/concrete-mix-calculator', PHONE)
  await add(page, '/concrete-mix-calculator', SLAB)
  await page.getByText('Added ‘Concrete mix 1’').waitFor()
  await page.getByRole('button', { name: 'Add to list' }).click()
  await page.getByText('Added ‘Concrete mix 2’').waitFor()
  return page
}

test('two slabs of 10.44 bags are 21 bags, and the number stands in the header', async () => {
  const page = await slabAndPath()
  const link = page.getByRole('banner').getByRole('link', { name: 'Materials list' })
  expect(await link.textContent()).toBe('Materials list 2')
  await openList(page)
  expect(await bill(page)).toEqual([
    'cement 21 bags of cement of 50 kg',
    'sand 2.5 tonnes of sand',
    'ballast 4.9 tonnes of ballast',
  ])
  await page.locator('[data-material=cement] summary').click()
  expect(await page.locator('[data-material=cement] details').innerText()).toMatch(
    /From 2 estimates\s+Concrete mix 1\s+10.44\s+Concrete mix 2\s+10.44\s+Together\s+20.88, so 21 bags/,
  )
  await expectAccessible(page)
})
