import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, type TestContext, test } from 'vitest'
import { writeLink } from '../../src/permalink/estimateLink.ts'
import { calculatorAt, estimateOf } from '../export/support.ts'
import { SEED } from '../support/depth.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import type { Driver, Started } from './support/driver.ts'
import { CHROMIUM_92, FIREFOX_ESR, tryLaunch, WEBKIT } from './support/engines.ts'
import { type Fault, faultyNetwork } from './support/faultyNetwork.ts'
import { click, type Look, look, typeAll, wordsOf } from './support/journeyPage.ts'
import { call, press, pressNow } from './support/journeys.ts'
import { type Arrival, differs, type Entry, formOf, slugOf, TabModel } from './support/tabModel.ts'

/*
 * Journeys that nobody wrote: somebody opens pages, types, calculates, follows links, goes back, while the
 * network comes and goes. After each step the page is not the error page, what was typed is there, and
 * no error is left to nobody. The seed decides each step and each loss. `JOURNEYS=300` makes more of them,
 * `JOURNEY=20261125` makes one alone, `JOURNEY=20261125,20261130` makes two, and `JOURNEYS_IN=firefox` (or
 * `webkit`, `chromium-92`) makes them there.
 */

const STEPS = 8
const { JOURNEYS = '40', JOURNEY, JOURNEYS_IN = '' } = process.env
const seeds = JOURNEY
  ? JOURNEY.split(',').map(Number)
  : Array.from({ length: Number(JOURNEYS) }, (_, number) => SEED + number)
/** A hang still ends. A busy machine takes long: `JOURNEYS_PATIENCE=10000` (ms) finds failures sooner. */
const PATIENCE = { timeout: Number(process.env.JOURNEYS_PATIENCE ?? 120_000), interval: 20 }

/** One page of each kind of behaviour. */
const CALCULATORS = ['tile', 'block-brick', 'plaster', 'house'].map((name) => `${name}-estimator`)
const slugs = new Set<string>(CALCULATORS)
const PLACES = [...CALCULATORS, 'contact', 'list', 'privacy', '']
const TEXTS = ['2.5', '7', '12', '3.25', '12 ft', '0', 'abc', '']
/** Nothing comes, and the browser knows or does not; no script comes; some do. */
const LOSSES = ['offline', 'away', 'codeless', 'patchy'] as const

const site = setUpBrowser()
const network = faultyNetwork(inject('origin'))
const engine = { firefox: FIREFOX_ESR, webkit: WEBKIT, 'chromium-92': CHROMIUM_92 }[JOURNEYS_IN]
let browser: Started | undefined
let why = ''
beforeAll(async () => {
  if (engine) ({ browser, why } = await tryLaunch(engine))
})
afterAll(() => browser?.close())

interface Tab {
  driver: Driver
  setOffline: (isOffline: boolean) => Promise<void>
}

/** A tab of its own. */
async function newTab(skip: TestContext['skip']): Promise<Tab> {
  if (!engine) return tabOf(await site.blank(PHONE))
  if (!browser) return skip(why)
  return { driver: await browser.newPage(), setOffline: async () => undefined }
}

function tabOf(page: Page): Tab {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const driver: Driver = {
    errors,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    type: (selector, text) => page.fill(selector, text),
    run: async (code) => String(await page.evaluate(code)),
    // The console has what the network lost.
    close: async () => site.forgive(page),
  }
  return { driver, setOffline: (isOffline) => page.context().setOffline(isOffline) }
}

interface Journey extends Tab {
  pick: <Item>(items: readonly Item[]) => Item
  model: TabModel
  /** What was done. */
  steps: string[]
  loss?: (typeof LOSSES)[number] | undefined
  /** The page that is shown. */
  shown: Entry
  seen?: Look
  /** The page that waits for its code. */
  awaited?: Arrival | undefined
}

interface Step {
  says: string
  act: () => Promise<unknown>
  /** The page that it leads to; without one, the page at hand stays. */
  arrival?: Arrival | undefined
  /** Notes what a person expects of it. */
  note?: (() => void) | undefined
}

const isAway = ({ loss }: Journey) => loss === 'offline' || loss === 'away'

/** Firefox counts among a page's errors that the network answered an import with no script. */
const isOfLostFile = (error: string) => error.includes('disallowed MIME type')

/** How a page differs from what a person expects of it; empty where it does not. */
function missing(journey: Journey, arrival: Arrival, seen: Look): string {
  const { path } = arrival.entry
  const { list } = journey.model
  if (seen.page !== path) return `it shows ${seen.page}, not ${path}`
  if (arrival.how !== 'stay' && seen.path !== path) return `its address is ${seen.path}`
  if (!seen.isReady) return `it is not ready, and says “${seen.banner}”`
  if (seen.isPending && !isAway(journey)) return 'something is on its way'
  if (arrival.how === 'visit' && seen.hash !== '') return `its address has ${seen.hash}`
  if (seen.listed !== list.length) return `${seen.listed} on the list, not ${list.length}`
  if (slugOf(path) === 'list' && !isAway(journey) && seen.cards < list.length) return 'no cards'
  const differences = journey.model.mayShow(arrival).map((form) => differs(form, seen))
  return differences.includes('') ? '' : differences.join(', or ')
}

/** Waits for the page's answer to a step. */
async function answered(journey: Journey, arrival: Arrival): Promise<void> {
  const { driver, loss } = journey
  // Who asks again for the page that waits already finds the line that says so.
  const isAwaited = journey.awaited?.entry.path === arrival.entry.path
  const before = isAwaited ? '' : journey.seen?.banner
  const errors: string[] = []
  let last: Look | undefined
  /** The document that was reloaded: a second press would begin that again. */
  let reloaded: number | undefined
  await expect
    .poll(async () => {
      const seen = await look(driver, !isAway(journey))
      const { banner, errorPage } = wordsOf(seen.path)
      journey.seen = seen
      errors.push(...seen.errors, ...driver.errors.filter((error) => !isOfLostFile(error)))
      if (seen.heading === errorPage.heading) errors.push(seen.heading)
      if (errors.length > 0) return ''
      const missed = missing(journey, arrival, seen)
      // The browser remembers for as long as the document lives what the network lost: the page offers another.
      // Who is on the way to another page does not press that: it would bring back the page that they leave.
      const isThere = seen.page === arrival.entry.path
      const canReload = isThere && seen.buttons.includes(banner.reload) && !isAway(journey)
      if (canReload && missed !== '' && loss !== 'codeless' && seen.document !== reloaded) {
        // It may have gone since: the page opens another document by itself as well.
        if (await pressNow(driver, banner.reload)) reloaded = seen.document
      }
      // Once more: for a moment a page may still show what it is about to replace.
      const isSteady = JSON.stringify(last) === JSON.stringify(seen)
      last = seen
      if (missed === '' && isSteady) return arrive(journey, arrival, seen)
      const isLate = loss === 'codeless' && !seen.isReady && seen.path === arrival.entry.path
      if (isLate && seen.banner !== '') return arrive(journey, arrival, seen, isLate)
      const isSaid = seen.banner !== '' && seen.banner !== before && isAway(journey)
      const stays = isSaid && missing(journey, { how: 'stay', entry: journey.shown }, seen) === ''
      if (!stays || arrival.how === 'stay' || !isSteady) return missed || 'it changes'
      // The page before stays, with all that was typed, and says which page waits for the network.
      journey.awaited = arrival
      return ''
    }, PATIENCE)
    .toBe('')
  expect(errors).toEqual([])
}

/** The page is here, with a form that a person expects, or as the build drew it: its code is late. */
function arrive(journey: Journey, arrival: Arrival, seen: Look, isLate = false): '' {
  const { model } = journey
  const { entry, how } = arrival
  if (how !== 'stay') journey.awaited = isLate ? arrival : undefined
  journey.shown = entry
  model.opened(arrival, seen.document)
  // Back has changed the address already, where the page that it leads to waits.
  if (isLate || !journey.awaited) entry.hash = seen.hash
  if (isLate) return ''
  const form = model.mayShow(arrival).find((one) => differs(one, seen) === '')
  if (form) model.shows(arrival, form)
  return ''
}

/** All that a person could do next: of each kind one thing. */
function stepsFrom(journey: Journey, seen: Look): Step[] {
  const { driver, model, pick, shown, awaited, loss } = journey
  const { isReady } = seen
  const { path } = shown
  const slug = slugOf(path)
  const base = path.startsWith('/sw') ? '/sw' : ''
  const words = wordsOf(path)
  const pathOf = (place: string) => `${base}/${place}`.replace(/(.)\/$/, '$1')
  const visit = (place: string): Arrival => ({ how: 'visit', entry: model.entryOf(pathOf(place)) })
  const canOpen = !isAway(journey)
  const isSettled = isReady && !awaited
  const isHouse = slug === 'house-estimator'
  const [form] = model.current(slug)
  const steps: Step[] = []
  const offer = (isOffered: boolean, step: Step) => void (isOffered && steps.push(step))
  const leave = () => void (isReady || model.leaveEarly(shown))

  const place = pick(PLACES)
  // A link to the page at hand adds no step to Back.
  const isAgain = pathOf(place) === path && shown.hash === ''
  // The menu, which leads to the calculators, opens once the page's code is here.
  const isInMenu = slugs.has(place)
  offer(isAgain ? isSettled : isReady || (canOpen && !isInMenu), {
    says: `follow the link to /${place}`,
    act: async () => {
      if (isInMenu) await click(driver, 'header button[aria-controls]')
      await click(driver, `${isInMenu ? 'header' : 'footer'} a[href="${pathOf(place)}"]`)
    },
    arrival: isAgain ? undefined : visit(place),
    note: leave,
  })
  const other = pick(PLACES)
  offer(canOpen && other !== slug, {
    says: `open /${other}`,
    act: async () => driver.open((await network.origin()) + pathOf(other)),
    arrival: visit(other),
    note: leave,
  })
  // Mostly on the page at hand, as one pastes another link into its address.
  const linked = pick([pick(CALCULATORS), CALCULATORS.includes(slug) ? slug : pick(CALCULATORS)])
  const link = formOf(linked, pick([0, 1, 2]))
  const hash = `#${writeLink(estimateOf(calculatorAt(linked), link.values))}`
  const isHere = linked === slug
  // The same link again is a step of its own in today's Chromium alone.
  offer(isHere ? isSettled && (!engine || hash !== seen.hash) : canOpen, {
    says: `open the link /${linked}${hash}`,
    act: async () =>
      isHere && hash !== seen.hash
        ? driver.run(`void (location.hash = ${JSON.stringify(hash)})`)
        : driver.open((await network.origin()) + pathOf(linked) + hash),
    arrival: { how: 'link', entry: model.entryOf(pathOf(linked)), link },
    note: leave,
  })
  for (const by of [-1, 1]) {
    const entry = model.history[model.at + by]
    const isSame = entry?.document === seen.document
    if (!entry) continue
    offer(isReady ? isSame || canOpen : canOpen && !isSame, {
      says: by < 0 ? 'Back' : 'Forward',
      act: () => driver.run(`history.go(${by})`),
      arrival: { how: 'pop', entry },
      note: () => {
        leave()
        model.at += by
      },
    })
  }
  offer(canOpen && !awaited, {
    says: 'reload',
    act: () => driver.reload(),
    arrival: { how: 'reload', entry: shown },
  })
  const twin = base ? path.slice(base.length) || '/' : `/sw${path}`.replace(/\/$/, '')
  offer(canOpen && isSettled, {
    says: 'change the language',
    act: () => click(driver, 'header a[lang]'),
    arrival: { how: 'language', entry: model.entryOf(twin) },
  })

  const box = pick(['', ...seen.boxes].slice(-seen.boxes.length))
  const text = pick(TEXTS)
  const canTypeEarly =
    awaited !== undefined && !['pop', 'link'].includes(awaited.how) && text !== ''
  offer(box !== '' && seen.fields[box] !== text && (isReady || canTypeEarly), {
    says: `type “${text}” into ${box}`,
    act: () => typeAll(driver, { [box]: text }),
    note: () => (isReady ? model.type(shown, { [box]: text }) : model.typeEarly(box, text)),
  })
  const isCalculator = isSettled && CALCULATORS.includes(slug)
  const example = isCalculator ? formOf(slug, pick([0, 1, 2])).values : {}
  const canFill = Object.keys(example).every((name) => name in seen.fields || name === 'allowance')
  for (const texts of [{}, canFill ? example : {}]) {
    offer(isCalculator, {
      says: `calculate ${new URLSearchParams(texts)}`,
      act: async () => {
        await typeAll(driver, texts)
        await click(driver, 'main form button[type=submit]')
      },
      note: () => {
        if (Object.keys(texts).length > 0) model.type(shown, texts)
        model.calculate(shown, isHouse && loss !== undefined)
      },
    })
  }
  const isFresh = isSettled && typeof form?.result === 'object' && !form.isStale
  const { add, addAnother, listed: added, update, cancel } = words.list
  const has = (text: string) => seen.buttons.includes(text)
  const adding = [add, addAnother, added].find(has)
  const { more, moreOptions, copyLink, downloadReport } = words.menu
  const choice = pick([copyLink, downloadReport])
  offer(isFresh && has(more), {
    says: choice,
    act: async () => {
      await press(driver, moreOptions)
      await press(driver, choice)
    },
  })
  offer(isFresh && !isHouse && adding !== undefined, {
    says: 'add to the list',
    act: () => press(driver, adding ?? ''),
    note: () => model.keepOnList(slug),
  })
  const card = pick([0, 1, 2])
  const listed = model.list[card]
  if (listed) {
    offer(isReady && slug === 'list' && card < seen.cards, {
      says: `edit number ${card + 1} of the list`,
      act: () => click(driver, '[data-estimate] a[href*="#"]', card),
      arrival: { how: 'link', entry: model.entryOf(pathOf(listed.slug)), link: listed.form },
      note: () => {
        model.edited = card
      },
    })
  }
  const isEdited = isSettled && !loss && model.list[model.edited ?? -1]?.slug === slug
  offer(isEdited && isFresh && has(update), {
    says: 'update the list',
    act: () => press(driver, update),
    arrival: visit('list'),
    note: () => model.update(shown),
  })
  offer(isEdited && has(cancel), {
    says: 'cancel the edit',
    act: () => press(driver, cancel),
    arrival: visit('list'),
    note: () => model.cancelEdit(shown),
  })
  return steps
}

/** Takes the network away. */
function lose(journey: Journey, seed: number): Step {
  const loss = journey.pick(LOSSES)
  const asked = new Map<string, number>()
  const lost = (file: string): Fault | undefined => {
    if (file === '') return undefined
    const time = asked.get(file) ?? 0
    asked.set(file, time + 1)
    // By name and time: requests come in any order.
    const [roll = 0, how = 0] = createHash('md5').update(`${seed} ${file} ${time}`).digest()
    return loss === 'codeless' || roll < 100 ? (how % 2 ? 'reset' : 'error') : undefined
  }
  return {
    says: `the network is ${loss}`,
    act: async () => {
      if (loss === 'offline') await journey.setOffline(true)
      if (isAway(journey)) network.goAway()
      else network.loseWhere(lost)
    },
    note: () => {
      journey.loss = loss
    },
  }
}

function heal(journey: Journey): Step {
  return {
    says: 'the network returns',
    act: async () => {
      network.heal()
      // The device keeps no copy of the site: a network that loses its code is what this is about.
      network.loseWhere((_, url) => (/^\/sw[\w-]*\.js/.test(url) ? 'gone' : undefined))
      await journey.setOffline(false)
    },
    arrival: journey.awaited,
    note: () => {
      journey.loss = undefined
      if (!journey.awaited) journey.model.completeResult(journey.shown)
    },
  }
}

/** Makes a step, and looks at the page after it. */
async function take(journey: Journey, { says, note, act, arrival }: Step): Promise<void> {
  journey.steps.push(says)
  note?.()
  await act().catch((error) => {
    // A document may end before it has answered the driver.
    if (!/context|navigat/i.test(`${error}`)) throw error
  })
  await answered(journey, arrival ?? { how: 'stay', entry: journey.shown })
}

function journeyIn(tab: Tab, seed: number): Journey {
  const rolls = fc.sample(fc.noBias(fc.nat()), { seed, numRuns: 20 * STEPS })
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[(rolls.pop() ?? 0) % items.length]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }
  const model = new TabModel()
  return { ...tab, pick, model, steps: [], shown: model.entryOf('/') }
}

async function open(journey: Journey, path: string): Promise<void> {
  const origin = await network.origin()
  await take(journey, {
    says: `open ${path}`,
    act: () => journey.driver.open(origin + path),
    arrival: { how: 'visit', entry: journey.model.entryOf(path) },
  })
}

test.for(seeds)('journey %i', async (seed, { skip }) => {
  const journey = journeyIn(await newTab(skip), seed)
  const { pick } = journey
  try {
    await heal(journey).act()
    network.sayOfKeeping(pick(['', 'no-cache', 'public, max-age=31536000, immutable']))
    await open(journey, `/${pick(PLACES)}`)
    while (journey.steps.length <= STEPS && journey.seen) {
      const steps = stepsFrom(journey, journey.seen)
      const ofNetwork = journey.loss ? heal(journey) : lose(journey, seed)
      // Back is what loses most; the network comes and goes at every seventh step or so.
      const backs = steps.filter(({ says }) => says === 'Back')
      await take(journey, pick([...steps, ...backs, ...backs, ofNetwork, ofNetwork]))
    }
    if (journey.loss) await take(journey, heal(journey))
  } catch (cause) {
    const steps = journey.steps.map((says, number) => `${number}. ${says}\n`).join('')
    const shows = JSON.stringify(journey.seen)
    throw new Error(`JOURNEY=${seed} makes it again:\n${steps}${cause}\nIt shows ${shows}`, {
      cause,
    })
  } finally {
    await journey.driver.close()
  }
})

test('a journey ends where a page breaks or an error is left to nobody, and misses a text that is gone', async () => {
  const page = await site.blank(PHONE)
  const journey = journeyIn(tabOf(page), SEED)
  const { driver, model } = journey
  await open(journey, '/contact')
  model.type(journey.shown, { name: 'Wanjiku' })
  const stay: Arrival = { how: 'stay', entry: journey.shown }
  const gone = missing(journey, stay, await look(driver, true))
  expect(gone).toBe('name is “”, not “Wanjiku”')
  await typeAll(driver, { name: 'Wanjiku' })
  expect(missing(journey, stay, await look(driver, true))).toBe('')

  const rejecting = take(journey, {
    says: 'leave an error to nobody',
    act: () => call(driver, rejectInPage),
  })
  await expect(rejecting).rejects.toThrow('Unhandled: It is nobody’s')

  const reloaded: Arrival = { how: 'reload', entry: journey.shown }
  await take(journey, { says: 'reload', act: driver.reload, arrival: reloaded })
  await page.route('**/assets/PrivacyPage*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('It is broken')" }),
  )
  const breaking = take(journey, {
    says: 'follow the link to /privacy',
    act: () => click(driver, 'footer a[href="/privacy"]'),
    arrival: { how: 'visit', entry: model.entryOf('/privacy') },
  })
  await expect(breaking).rejects.toThrow('Unexpected Application Error!')
  await driver.close()
})

/** Runs in the page. A rejection that the browser itself reports would fail any test. */
function rejectInPage(): void {
  const promise = Promise.resolve()
  const reason = 'It is nobody’s'
  dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }))
}
