import type { BrowserContextOptions, Download, Page } from 'playwright-core'
import { atRest } from './atRest.ts'
import { LAPTOP, type setUpBrowser } from './browser.ts'
import { calculate } from './forms.ts'

export const TILES = '/tile-estimator'
export const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }
/** The fragment of that room's link. */
export const LINK = 'roomLength=3&roomWidth=3&tileLength=30&tileWidth=30&wastage=10'

/**
 * Opens the tile calculator with a result on it.
 *
 * @param prepare runs in the page before its own code.
 */
export async function openTiles(
  site: ReturnType<typeof setUpBrowser>,
  options: BrowserContextOptions = LAPTOP,
  prepare: () => unknown = () => undefined,
): Promise<Page> {
  const page = await site.blank(options)
  await page.addInitScript(prepare)
  await page.goto(TILES)
  await atRest(page)
  await calculate(page, ROOM)
  await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
  return page
}

/** Chooses an entry of the export menu. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More export options' }).click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** The file that an entry of the export menu brings. */
export async function downloadOf(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, name)])
  return download
}

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
