import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { runUntil } from './support/clock.ts'
import { scriptsOf } from './support/delivery.ts'
import { nameOf } from './support/faultyNetwork.ts'
import { expectWhole, KINDS, type Kind, openKind } from './support/kindsOfPages.ts'
import { NEVER, setUpOnFaultyNetwork } from './support/onFaultyNetwork.ts'

const { site, network, blank } = setUpOnFaultyNetwork()
const folder = inject('siteFolder')
const WITH_FORM: Kind = '/tile-estimator'

/** The names of the scripts that a page needs until it is usable. */
function namesOf(kind: Kind): string[] {
  const address = kind === '/no-such-page' ? '/404' : kind
  return scriptsOf(folder, address).map(nameOf)
}

/** The names of all other scripts that the site has. */
function laterNamesOf(kind: Kind): string[] {
  const early = namesOf(kind)
  const names = readdirSync(join(folder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => nameOf(`assets/${file}`))
  return [...new Set(names)].filter((name) => !early.includes(name))
}

async function open(kind: Kind) {
  const page = await blank()
  return { page, drawn: await openKind(page, kind) }
}

/**
 * Every script of the page that has most to lose, what is typed into its form, and of each other kind
 * the scripts that no kind before it has. How each kind does without its own is told below, and in
 * offlineDuringLoad.deep.test.ts.
 */
const scripts = new Map(
  [...KINDS.filter((kind) => kind !== WITH_FORM), WITH_FORM].flatMap((kind) =>
    namesOf(kind).map((file): [string, Kind] => [file, kind]),
  ),
)

test.each([...scripts].map(([file, kind]): [Kind, string] => [kind, file]))(
  '%s stays as it was drawn without its %s, and gets over its loss by error and by reset',
  async (kind, file) => {
    const lost = network.lose({ file, times: NEVER, how: ['error', 'reset'] })
    const { page, drawn } = await open(kind)
    // Who asks a third time has heard of two losses.
    await runUntil(page, network.untilAsked(file, 3))
    await page.locator('#banner').getByText('You’re offline.').waitFor()
    await expectWhole(page, kind, drawn)
    expect(lost()).toBeGreaterThanOrEqual(3)
    network.heal()
    await runUntil(page, atRest(page))
    expect(await page.locator('#banner').textContent()).toBe('')
    await expectWhole(page, kind, drawn)
    site.forgive(page)
  },
)

test.each(KINDS)('%s gets over all its scripts stalling once', async (kind) => {
  const files = namesOf(kind)
  const lost = files.map((file) => network.lose({ file, times: 1, how: 'stall' }))
  const { page, drawn } = await open(kind)
  // A browser asks for six at a time: the others stall after them.
  for (const file of files) await runUntil(page, network.untilAsked(file, 2), 1000)
  await runUntil(page, atRest(page))
  expect(lost.map((count) => count())).toEqual(files.map(() => 1))
  await expectWhole(page, kind, drawn)
  site.forgive(page)
})

test.each(KINDS)('%s goes on without what comes later, and then with it', async (kind) => {
  for (const file of laterNamesOf(kind)) network.lose({ file, times: NEVER, how: 'error' })
  const { page, drawn } = await open(kind)
  // Who asks a third time has heard of two losses, and goes on.
  await runUntil(page, network.untilAsked('Toaster', 3))
  expect(await page.locator('html[data-ready][data-pending]').count()).toBe(1)
  await expectWhole(page, kind, drawn)
  network.heal()
  await runUntil(page, atRest(page))
  await page.waitForSelector('ol[tabindex]', { state: 'attached' })
  await expectWhole(page, kind, drawn)
  site.forgive(page)
})
