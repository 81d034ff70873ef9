import type { Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import { PHONE, setUpBrowser } from './browser.ts'
import { faultyNetwork } from './faultyNetwork.ts'

/** Opens pages of the site over a network that loses files. */
export function setUpOnFaultyNetwork() {
  const site = setUpBrowser()
  const network = faultyNetwork(inject('origin'))
  const blank = async () => site.blank({ ...PHONE, baseURL: await network.origin() })
  return {
    site,
    network,
    blank,
    /** Opens a page, and waits until the browser has parsed its HTML. */
    open: async (path: string) => {
      const page = await blank()
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      return page
    },
    /** The same, with a clock that the test drives. */
    openWithClock: async (path: string) => {
      const page = await blank()
      await page.clock.install()
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      return page
    },
  }
}

/** For what is lost until the test heals the network. */
export const NEVER = Number.POSITIVE_INFINITY

export const isReady = (page: Page) => page.waitForSelector('html[data-ready]')

/** Fills the tile calculator: 110 tiles. */
export async function fillRoom(page: Page): Promise<void> {
  for (const name of ['Room length', 'Room width', 'Tile length', 'Tile width']) {
    await page.getByRole('textbox', { name }).fill(name.startsWith('Room') ? '4' : '40')
  }
}

/**
 * Presses what has the focus, in one step. A pointer waits until nothing moves, and could meet a
 * button that is put in the place of the one before; a key is a step of its own after the focus, and
 * goes to the heading of a page that opens between the two.
 */
export const press = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    element.focus()
    element.click()
  })
