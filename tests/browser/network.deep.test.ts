import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { drawnOn, expectWhole, KINDS, type Kind, typeInto } from './support/badNetwork.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { scriptsOf } from './support/delivery.ts'
import { faultyNetwork, nameOf } from './support/faultyNetwork.ts'

const site = setUpBrowser()
const folder = inject('siteFolder')
const network = faultyNetwork(inject('origin'))
const kinds = Object.keys(KINDS).filter((kind): kind is Kind => kind in KINDS)
const NEVER = Number.POSITIVE_INFINITY
/** A page's clock is put forward by this: what it waits for after a first loss, or a second. */
const PAUSE_MS = 1000
/** So long no byte may come before a page takes a file for lost. */
const STALL_MS = 16_000
/** For what comes when a busy machine gets to it. */
const PATIENT = { timeout: 30_000 }

/** The names of the scripts that a page needs until it is usable. */
function namesOf(kind: Kind): string[] {
  const address = kind === '/no-such-page' ? '/404' : kind
  return scriptsOf(folder, address).map(nameOf)
}

/** The names of everything else that the site has. */
function laterNamesOf(kind: Kind): string[] {
  const early = namesOf(kind)
  const names = readdirSync(join(folder, 'assets'))
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => nameOf(`assets/${file}`))
  return [...new Set(names)].filter((name) => !early.includes(name))
}

/** Opens a page whose clock a test can put forward, and types into it. */
async function open(kind: Kind) {
  const page = await site.blank({ ...PHONE, baseURL: await network.origin() })
  await page.clock.install()
  await page.goto(kind, { waitUntil: 'commit' })
  const drawn = await drawnOn(page)
  await typeInto(page, kind)
  return { page, drawn }
}

const files: [kind: Kind, file: string][] = kinds.flatMap((kind) =>
  namesOf(kind).map((file): [Kind, string] => [kind, file]),
)

test.each(files)(
  '%s gets over its %s lost twice, by an error and by a broken connection',
  async (kind, file) => {
    const lost = (['error', 'reset'] as const).map((how) => network.lose({ file, times: 1, how }))
    const { page, drawn } = await open(kind)
    for (const isLost of lost) {
      await expect.poll(isLost, PATIENT).toBe(1)
      await page.clock.fastForward(PAUSE_MS)
    }
    await page.waitForSelector('html[data-ready]')
    await expectWhole(page, kind, drawn)
    site.forgive(page)
  },
)

test.each(kinds)('%s gets over all its scripts stalling once', async (kind) => {
  const lost = namesOf(kind).map((file) => network.lose({ file, times: 1, how: 'stall' }))
  const stalled = () => lost.filter((count) => count() > 0).length
  const { page, drawn } = await open(kind)
  // A browser asks for a few at a time: the others stall after them.
  for (let before = 0; before < lost.length; ) {
    await expect.poll(stalled, PATIENT).toBeGreaterThan(before)
    before = stalled()
    await page.clock.fastForward(STALL_MS)
  }
  await page.waitForSelector('html[data-ready]')
  expect(lost.map((count) => count())).toEqual(lost.map(() => 1))
  await expectWhole(page, kind, drawn)
  site.forgive(page)
})

test.each(kinds)('%s stays as it was drawn where a script of it is lost for good', async (kind) => {
  for (const file of namesOf(kind)) {
    const lost = network.lose({ file, times: NEVER, how: 'error' })
    const { page, drawn } = await open(kind)
    await expect.poll(lost, PATIENT).toBeGreaterThan(0)
    // A first loss is mostly made good at once, and is not said.
    await page.clock.fastForward(PAUSE_MS)
    await page.locator('#notice').getByText('the network is away').waitFor()
    await expectWhole(page, kind, drawn)
    network.heal()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForSelector('html[data-ready]')
    await expectWhole(page, kind, drawn)
    // What comes to it late would meet the next loss.
    await page.close()
    site.forgive(page)
  }
})

test.each(kinds)('%s goes on without what comes later, and then with it', async (kind) => {
  const counts = laterNamesOf(kind).map((file) =>
    network.lose({ file, times: NEVER, how: 'error' }),
  )
  const lost = () => counts.reduce((sum, count) => sum + count(), 0)
  const { page, drawn } = await open(kind)
  await page.waitForSelector('html[data-ready]')
  for (let round = 0; round < 3; round += 1) {
    const before = lost()
    await page.clock.fastForward(4 * PAUSE_MS)
    await expect.poll(lost, PATIENT).toBeGreaterThan(before)
  }
  await expectWhole(page, kind, drawn)
  network.heal()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.waitForSelector('ol[tabindex]', { state: 'attached' })
  await expectWhole(page, kind, drawn)
  site.forgive(page)
})

// The first requests bring the page itself: what it has asked for by then is what may be cut off.
test.each(kinds)(
  '%s recovers from a network that is away for 3 s of its load',
  async (kind) => {
    const whole = await open(kind)
    await atRest(whole.page)
    const requests = network.asked().length
    site.forgive(whole.page)
    for (let place = 2; place <= requests; place += 2) {
      const isSeen = network.cutAtRequest(place)
      const { page, drawn } = await open(kind)
      const takeAway = await isSeen
      takeAway()
      await page.clock.fastForward(3000)
      network.setAway(false)
      await page.waitForSelector('html[data-ready]')
      await expectWhole(page, kind, drawn)
      await page.close()
      site.forgive(page)
    }
  },
  180_000,
)
