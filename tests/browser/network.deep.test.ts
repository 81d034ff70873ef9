import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { drawnOn, expectWhole, KINDS, type Kind, typeInto } from './support/badNetwork.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { scriptsOf } from './support/delivery.ts'
import { type Fault, faultyNetwork, nameOf } from './support/faultyNetwork.ts'

const site = setUpBrowser()
const folder = inject('siteFolder')
const network = faultyNetwork(inject('origin'))
const kinds = Object.keys(KINDS).filter((kind): kind is Kind => kind in KINDS)
const NEVER = Number.POSITIVE_INFINITY

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

async function open(kind: Kind) {
  const page = await site.blank({ ...PHONE, baseURL: await network.origin() })
  await page.goto(kind, { waitUntil: 'commit' })
  const drawn = await drawnOn(page)
  await typeInto(page, kind)
  return { page, drawn }
}

const faults: [kind: Kind, file: string, how: Fault][] = kinds.flatMap((kind) =>
  namesOf(kind).flatMap((file) =>
    (['error', 'reset'] as const).map((how): [Kind, string, Fault] => [kind, file, how]),
  ),
)

test.each(faults)('%s gets over its %s lost once by %s', async (kind, file, how) => {
  const lost = network.lose({ file, times: 1, how })
  const { page, drawn } = await open(kind)
  await page.waitForSelector('html[data-ready]')
  expect(lost()).toBe(1)
  await expectWhole(page, kind, drawn)
  site.forgive(page)
})

test.each(kinds)(
  '%s gets over all its scripts stalling once',
  async (kind) => {
    const lost = namesOf(kind).map((file) => network.lose({ file, times: 1, how: 'stall' }))
    const { page, drawn } = await open(kind)
    // A browser asks for six at a time: the others stall after them, for 15 seconds each time.
    const stalling = Math.ceil(lost.length / 6) * 15_000
    await page.waitForSelector('html[data-ready]', { timeout: stalling + 20_000 })
    expect(lost.map((count) => count())).toEqual(lost.map(() => 1))
    await expectWhole(page, kind, drawn)
    site.forgive(page)
  },
  120_000,
)

test.each(kinds)('%s stays as it was drawn where a script of it is lost for good', async (kind) => {
  for (const file of namesOf(kind)) {
    network.lose({ file, times: NEVER, how: 'error' })
    const { page, drawn } = await open(kind)
    await page.locator('#notice').getByText('the network is away').waitFor()
    await expectWhole(page, kind, drawn)
    network.heal()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForSelector('html[data-ready]')
    await expectWhole(page, kind, drawn)
    site.forgive(page)
    // What comes to it late would meet the next loss.
    await page.close()
  }
})

test.each(kinds)('%s goes on without what comes later, and then with it', async (kind) => {
  for (const file of laterNamesOf(kind)) network.lose({ file, times: NEVER, how: 'error' })
  const { page, drawn } = await open(kind)
  await page.waitForSelector('html[data-ready]')
  await page.waitForTimeout(2500)
  await expectWhole(page, kind, drawn)
  network.heal()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.waitForSelector('ol[tabindex]', { state: 'attached' })
  await expectWhole(page, kind, drawn)
  site.forgive(page)
})
