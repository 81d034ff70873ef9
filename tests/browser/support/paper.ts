import type { Page } from 'playwright-core'

/** Prints the estimate of a page; answers the window, which stays so that it can be looked at. */
export async function printed(page: Page): Promise<Page> {
  await page.context().addInitScript(() => {
    window.print = () => undefined
    window.close = () => undefined
  })
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Print Estimate' }).click(),
  ])
  return paper
}
