import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { drawnOn, expectWhole, KINDS, type Kind, typeInto } from './support/badNetwork.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { faultyNetwork } from './support/faultyNetwork.ts'

/** Loads that go on side by side, each with a network of its own: most of a load is waiting. */
const LANES = 3
const STEPS = Array.from({ length: 10 }, (_, step) => 0.1 + step * 1.1)
const AWAY_SECONDS = 3

const site = setUpBrowser()
const networks = Array.from({ length: LANES }, () => faultyNetwork(inject('origin')))
const kinds = Object.keys(KINDS).filter((kind): kind is Kind => kind in KINDS)

/** A phone with a slow processor on a network of the third generation. */
async function slowPage(network: (typeof networks)[number]): Promise<Page> {
  const page = await site.blank({ ...PHONE, baseURL: await network.origin() })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
  return page
}

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))

test.each(kinds)(
  '%s recovers from a network that is away for 3 s of its load',
  async (kind) => {
    const steps = STEPS.values()
    const lane = async (network: (typeof networks)[number]) => {
      for (const step of steps) {
        const page = await slowPage(network)
        await page.goto(kind, { waitUntil: 'commit' })
        const away = (async () => {
          await seconds(step)
          network.setAway(true)
          await seconds(AWAY_SECONDS)
          network.setAway(false)
        })()
        const drawn = await drawnOn(page)
        await typeInto(page, kind)
        await away
        await page.waitForSelector('html[data-ready]')
        await expectWhole(page, kind, drawn)
        site.forgive(page)
        await page.close()
      }
    }
    await Promise.all(networks.map(lane))
    expect(steps.next().done).toBe(true)
  },
  300_000,
)
