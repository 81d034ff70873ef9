import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { LAPTOP, setUpBrowser } from './support/browser.ts'
import { calculate, fill } from './support/forms.ts'
import { openList } from './support/links.ts'
import { printed } from './support/tiles.ts'

/* A visitor sees from which bars the pieces are cut: on a phone, on paper, in Kiswahili and for a whole list. */

const browser = setUpBrowser()

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
const ROWS = {
  'bars.0.cutLength': '7',
  'bars.0.count': '6',
  'bars.1.cutLength': '5',
  'bars.1.count': '6',
}

test('on a phone the plan opens from its heading: six bars for six pieces of 7 m and six of 5 m', async () => {
  const page = await browser.visit('/bar-schedule-calculator', PHONE)
  await calculate(page, ROWS)
  await page.locator('#cuts').waitFor()
  expect(await page.locator('[data-material=steel] [data-amount]').textContent()).toMatch(/^6 bars/)
  expect(await page.locator('[data-pattern]').count()).toBe(0)
  await page.getByRole('heading', { name: 'Cutting plan' }).click()
  const plan = page.locator('[data-cut=steel]')
  const pattern = plan.locator('[data-pattern]')
  expect(await pattern.textContent()).toBe('7 + 5, rest 0 m')
  expect(await pattern.getAttribute('data-count')).toBe('6')
  expect(await plan.locator('[data-variant]').textContent()).toBe('12 mm')
  expect(await plan.locator('[data-stock]').textContent()).toBe('6')
  await plan.getByText('No plan needs fewer.').waitFor()
  await plan.getByText('Left over: 0 m, 0.0%.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  const paper = await printed(page)
  await paper.getByText('Cutting plan: Steel bars, 12 mm, 6 bars (12 m)').waitFor()
  await paper.getByText('7 + 5, rest 0 m').waitFor()
})

test('the list cuts the pieces of all its estimates from the same bars, and names whose each is', async () => {
  const page = await browser.visit('/steel-weight-calculator', LAPTOP)
  for (const [at, length] of ['7', '5'].entries()) {
    await calculate(page, { length, bars: '6' })
    await page.getByRole('button', { name: 'Add to list' }).click()
    await page
      .getByText(`Added ‘Steel weight ${at + 1}’`)
      .first()
      .waitFor()
  }
  await openList(page)
  await page.locator('[data-cut=steel] [data-stock]').waitFor()
  expect(await page.locator('[data-cut=steel] [data-stock]').textContent()).toBe('6')
  expect(await page.locator('[data-pattern]').textContent()).toMatch(
    /^7 \(Steel weight.*\) \+ 5 \(Steel weight.*\), rest 0 m$/,
  )
})

test('the Kiswahili page has the same plan', async () => {
  const page = await browser.visit('/sw/ceiling-calculator', LAPTOP)
  await fill(page, { roomLength: '5', roomWidth: '3.5', frame: 'metal' })
  await page.getByRole('button', { name: 'Piga hesabu' }).click()
  await page.locator('[data-cut=furring] [data-pattern]').first().waitFor()
  await page.getByText('Mpango wa kukata').waitFor()
  // Eight rows of 3.5 m: a whole channel and half a metre each; six halves come from one.
  expect(await page.locator('[data-cut=furring] [data-stock]').textContent()).toBe('10')
})
