import { expect, test } from 'vitest'
import { setUpBrowser } from './support/browser.ts'

const site = setUpBrowser()

test('a stranger works out tiles for a room', async () => {
  const page = await site.visit('/tile-estimator')
  for (const [name, value] of Object.entries({
    roomLength: '3',
    roomWidth: '3',
    tileLength: '30',
    tileWidth: '30',
  })) {
    await page.fill(`[name=${name}]`, value)
  }
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  expect(await page.locator('[data-result=totalTiles]').textContent()).toBe('110 tiles')
})
