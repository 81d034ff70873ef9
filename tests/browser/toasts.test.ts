import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'

const site = setUpBrowser()

/** A page with a toast that came in the last moment of a clock which stands still. */
async function pageWithToast(): Promise<Page> {
  const page = await site.visit('/block-brick-estimator')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Calculate' }).click()
  while ((await toasts(page).count()) === 0) await page.clock.runFor(20)
  return page
}

const toasts = (page: Page) => page.locator('ol > li').filter({ hasText: 'Invalid Input' })

test('a new toast replaces the one before', async () => {
  const page = await pageWithToast()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.clock.runFor(1000)
  expect(await toasts(page).count()).toBe(1)
})

test('a toast goes away by itself after 5000 ms, not before', async () => {
  const page = await pageWithToast()
  await page.clock.runFor(4900)
  expect(await toasts(page).count()).toBe(1)
  await page.clock.runFor(300)
  await toasts(page).waitFor({ state: 'detached' })
})

test('F8 moves the focus to the notifications, and the close button closes', async () => {
  const page = await pageWithToast()
  await page.keyboard.press('F8')
  expect(await page.evaluate(() => document.activeElement?.closest('ol, li')?.tagName)).toMatch(
    /OL|LI/,
  )
  await page.getByRole('button', { name: 'Close' }).click()
  await toasts(page).waitFor({ state: 'detached' })
})

test('a swipe to the right of more than 50 px dismisses it, a shorter one does not', async () => {
  const page = await pageWithToast()
  const swipe = async (distance: number) => {
    const box = await toasts(page).boundingBox()
    if (!box) throw new Error('The toast is not on the page')
    const [x, y] = [box.x + 40, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y, { steps: 4 })
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(40)
  await page.clock.runFor(500)
  expect(await toasts(page).count()).toBe(1)
  await swipe(80)
  await toasts(page).waitFor({ state: 'detached' })
})

test('a toast covers nothing of the refused field that it speaks of', async () => {
  const page = await site.visit('/plaster-estimator', { ...PHONE, reducedMotion: 'reduce' })
  await page.fill('[name=wallLength]', '10')
  await page.fill('[name=wallHeight]', '3')
  await page.fill('[name=wastage]', '10,5')
  // The field stands low on the screen, where the toast comes.
  await page.evaluate(() => {
    const { bottom = 0 } = document.querySelector('[name=wastage]')?.getBoundingClientRect() ?? {}
    window.scrollBy(0, bottom - innerHeight + 120)
  })
  await page.getByRole('button', { name: 'Calculate' }).click()
  const toast = page.locator('ol > li').filter({ hasText: 'Please check' })
  await toast.waitFor()
  await atRest(page)
  const field = await page.locator('[data-field]:has([name=wastage])').boundingBox()
  const top = (await toast.boundingBox())?.y ?? 0
  expect((field?.y ?? 0) + (field?.height ?? Number.NaN)).toBeLessThanOrEqual(top)
})
