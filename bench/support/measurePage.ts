import { join } from 'node:path'
import type { Browser } from 'playwright-core'

/** What a visitor waits for, in milliseconds; what moves; what is fetched, in bytes. */
export interface PageTimes {
  firstPaint: number
  largestPaint: number
  /** Until the page reacts to input. */
  usable: number
  /** How long in all a finger would have found the page busy: total blocking time. */
  blocked: number
  /** Cumulative layout shift. */
  shift: number
  bytes: number
}

/** A cheap phone on a slow network. */
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const limited = (latency: number, bitsPerSecond: number) => ({
  offline: false,
  latency,
  downloadThroughput: bitsPerSecond / 8,
  uploadThroughput: bitsPerSecond / 8,
})
/** What a page comes by: patchy 3G, a good 4G, or the machine itself. */
const NETWORKS = {
  '3g': limited(300, 700_000),
  '4g': limited(60, 9_000_000),
  local: limited(0, -1),
}
type Network = (typeof NETWORKS)[keyof typeof NETWORKS]

/**
 * The network of a name.
 *
 * @throws where there is none; the message names those there are.
 */
export function networkNamed(name: string): Network {
  const found = Object.entries(NETWORKS).find(([known]) => known === name)
  if (!found) {
    throw new Error(`There is no network '${name}'; there are ${Object.keys(NETWORKS).join(', ')}.`)
  }
  return found[1]
}
const PROCESSOR = { rate: 6 }
/** How long a page is watched after it is usable: late shifts count too. */
const AFTERWARDS_MS = 1000

/** Opens a page cold, in a browser without memory, and measures it. */
export async function measurePage(
  browser: Browser,
  url: string,
  hydrates: boolean,
  network: Network,
): Promise<PageTimes> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', PROCESSOR)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    // Told by the page: to ask it would keep its one thread busy while it gets ready.
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: 'reportUsable' })
    const usable = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve))
    await page.addInitScript({ path: join(import.meta.dirname, 'watch.js') })
    await page.goto(url, { waitUntil: 'load' })
    if (hydrates) await usable
    await page.waitForTimeout(AFTERWARDS_MS)
    const seen = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'seen')))
    return { ...JSON.parse(seen), bytes: Math.round(bytes) }
  } finally {
    await context.close()
  }
}
