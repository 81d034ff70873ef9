import { expect, inject, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { faultyNetwork, nameOf } from './support/faultyNetwork.ts'
import { expectWhole, KINDS, type Kind, openKind } from './support/kindsOfPages.ts'

/** Loads that go on side by side, each with a network of its own: most of a load is waiting. */
const LANES = 2
const AWAY_SECONDS = 3

const site = setUpBrowser()
const networks = Array.from({ length: LANES }, () => faultyNetwork(inject('origin')))
type Network = (typeof networks)[number]

async function pageOn(network: Network) {
  return site.blank({ ...PHONE, baseURL: await network.origin() })
}

/** Every file that a page asks for until it is at rest. */
async function filesOf(kind: Kind, network: Network): Promise<string[]> {
  const page = await pageOn(network)
  await openKind(page, kind)
  await atRest(page)
  site.forgive(page)
  await page.context().close()
  // A second later comes what keeps the site on the device: a slow machine may meet it.
  const isOfPage = (address: string) => !['', 'registerServiceWorker'].includes(nameOf(address))
  return [...new Set(network.asked().filter(isOfPage))]
}

/** Loads a page from a network that goes away for a while when it is asked for a file. */
async function loadWithout(file: string, kind: Kind, network: Network): Promise<void> {
  network.forget()
  const isAway = network.goAwayAt(file)
  const page = await pageOn(network)
  const drawn = await openKind(page, kind)
  await isAway
  for (let second = 0; second < AWAY_SECONDS; second += 1) await page.clock.fastForward(1000)
  network.comeBack()
  // In three seconds no pause has grown longer.
  await page.clock.fastForward(4000)
  await atRest(page)
  await expectWhole(page, kind, drawn)
  site.forgive(page)
  await page.context().close()
}

/** The page that has most to lose comes first, what is typed into its form: it is tried at all requests. */
const WITH_FORM: Kind = '/tile-estimator'
const kinds = [WITH_FORM, ...KINDS.filter((kind) => kind !== WITH_FORM)]

/** The files of the kinds before: each is asked for by the same code on every page. */
const tried = new Set<string>()

/** What no kind before has asked for, and the first and the last file: nothing is there yet, or all else. */
function toTry(files: readonly string[]): string[] {
  const ends = [files.at(0), files.at(-1)]
  const chosen = files.filter((file) => ends.includes(file) || !tried.has(file))
  for (const file of files) tried.add(file)
  return chosen
}

test.each(kinds)(
  '%s recovers from a network that goes away for 3 s at the requests of its load',
  async (kind) => {
    const [first, ...others] = networks
    if (!first) throw new Error('There is no network')
    const files = await filesOf(kind, first)
    expect(files.length).toBeGreaterThan(5)
    const next = toTry(files).values()
    const lane = async (network: Network) => {
      for (const file of next) {
        await loadWithout(file, kind, network).catch((cause) => {
          throw new Error(`The network went away at ${file}`, { cause })
        })
      }
    }
    await Promise.all([first, ...others].map(lane))
  },
)
