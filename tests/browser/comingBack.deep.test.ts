import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { writeLink } from '../../src/permalink/estimateLink.ts'
import { writeList } from '../../src/permalink/listText.ts'
import { packFragment } from '../../src/permalink/packedLink.ts'
import { calculatorAt, estimateOf } from '../export/support.ts'
import { listed, listOf } from '../list/support.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { expectSent, fillIn, holdBack, typed } from './support/contactPage.ts'
import { calculate, fill, shownResults } from './support/forms.ts'
import { followLink } from './support/links.ts'
import { openTiles, ROOM, TILES } from './support/tiles.ts'

/* A visitor leaves a page and comes back to it by Back, a reload or a link, and nothing jumps. */

const site = setUpBrowser()
const LINK = '#roomLength=4&roomWidth=4&tileLength=40&tileWidth=40&wastage=0'

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** By a link of the page's foot or menu. */
async function follow(page: Page, link: string, title: string): Promise<void> {
  await page.waitForSelector('html[data-ready]')
  await followLink(page, link)
  await heading(page, title)
}

/** But the tab's own session, which closing it forgets. */
async function expectNothingStored(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([])
  const stored = await page.evaluate(async () => [
    { ...localStorage },
    Object.keys(sessionStorage).filter(
      (key) => !['tab', 'react-router-scroll-positions'].includes(key),
    ),
    await indexedDB.databases(),
    window.name,
    JSON.stringify(history.state).includes('3.25'),
  ])
  expect(stored).toEqual([{}, [], [], '', false])
}

test('a calculator and a message stay as they were left, by Back, Forward and links', async () => {
  const page = await site.visit(TILES, PHONE)
  await calculate(page, { ...ROOM, roomLength: '3.25' })
  await page.waitForSelector('#results [data-result]')
  const tiles = await shownResults(page)
  await follow(page, 'Contact us', 'Feedback / Contact Us')
  await fillIn(page)
  await follow(page, 'Privacy', 'Privacy')
  await page.goBack()
  await heading(page, 'Feedback / Contact Us')
  for (const [name, text] of Object.entries(typed)) {
    expect(await page.inputValue(`[name=${name}]`)).toBe(text)
  }
  await page.goBack()
  await heading(page, 'Tiles')
  expect(await page.inputValue('[name=roomLength]')).toBe('3.25')
  expect(await shownResults(page)).toEqual(tiles)
  await page.goForward()
  await heading(page, 'Feedback / Contact Us')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectSent(page)
  await follow(page, 'Tiles', 'Tiles')
  expect(await shownResults(page)).toEqual(tiles)
  await page.goBack()
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
  await expectNothingStored(page)
})

test('a reload shows every page as it was left, and the page works on', async () => {
  const page = await site.visit(TILES)
  await calculate(page, { ...ROOM, 'roomLength.unit': 'ft' })
  await page.waitForSelector('#results [data-result]')
  const tiles = await shownResults(page)
  await page.locator('[data-material=tile] button').click()
  await page.locator('[name=price-tile]').fill('60')
  await page.reload()
  await page.waitForSelector('html[data-ready]')
  expect(await page.inputValue('[name=roomLength]')).toBe('3')
  expect(await page.inputValue('[name="roomLength.unit"]')).toBe('ft')
  expect(await shownResults(page)).toEqual(tiles)
  await page.locator('[data-material=tile] button').click()
  expect(await page.inputValue('[name=price-tile]')).toBe('60')
  await page.getByText('Show the working').click()
  await page.locator('[data-step]').first().waitFor()
  await page.fill('[name=roomLength]', '6')
  await page.getByText('Result from before your change: press Calculate').waitFor()
  await page.reload()
  await page.getByText('Result from before your change: press Calculate').waitFor()
})

test('a text that is typed while a reloaded page waits for its code wins over the saved one', async () => {
  const page = await site.visit(TILES)
  await fill(page, ROOM)
  const release = await holdBack(page, '**/assets/*.js')
  await page.reload({ waitUntil: 'commit' })
  await page.locator('[name=roomLength]').fill('5.5')
  await page.locator('[name=wastage]').fill('')
  release()
  await page.waitForSelector('html[data-ready]')
  expect(await page.inputValue('[name=roomLength]')).toBe('5.5')
  expect(await page.inputValue('[name=wastage]')).toBe('')
  expect(await page.inputValue('[name=roomWidth]')).toBe('3')
})

test('a page that the browser kept as it was shows what was typed in the other language since', async () => {
  const page = await site.visit(TILES)
  await fill(page, { roomLength: '3' })
  // Browsers that tests drive keep no page: its events, and what the other document leaves in between.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    sessionStorage.tab = sessionStorage.tab.replace('"roomLength":"3"', '"roomLength":"7"')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect.poll(() => page.inputValue('[name=roomLength]')).toBe('7')
  await fill(page, { roomWidth: '5' })
  await page.reload()
  await page.waitForSelector('html[data-ready]')
  expect(await page.inputValue('[name=roomLength]')).toBe('7')
  expect(await page.inputValue('[name=roomWidth]')).toBe('5')
})

test('where the browser forbids storage, the tab works all the same until it is reloaded', async () => {
  const page = await openTiles(site, PHONE, () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    }),
  )
  await follow(page, 'Privacy', 'Privacy')
  await page.goBack()
  await heading(page, 'Tiles')
  expect(await page.inputValue('[name=roomLength]')).toBe('3')
  site.forgive(page)
})

test('a packed link opens in a page that can be used meanwhile, and says what the network has lost', async () => {
  const openings = Array.from({ length: 5 }, (_, row) => ({ width: `${row + 1}`, height: '1' }))
  const plaster = calculatorAt('plaster-estimator')
  const link = writeLink(estimateOf(plaster, { wallLength: '40', wallHeight: '3', openings }))
  const packed = await packFragment(link)
  expect(packed.startsWith('z=')).toBe(true)
  const page = await site.blank(LAPTOP)
  const unpacker = '**/LinkNotice*.js'
  await page.route(unpacker, (route) => route.abort())
  await page.goto(`/plaster-estimator#${packed}`)
  await page.waitForSelector('html[data-ready]')
  await page.fill('[name=wallLength]', '7')
  await page.getByText('You’re offline. This part will appear when you reconnect.').waitFor()
  await page.unroute(unpacker)
  // The part tries again by itself, and its button may be gone before it is pressed.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForSelector('#results [data-result]')
  await page.getByText('The link is open, in place of what you had entered.').waitFor()
  expect(await page.inputValue('[name="openings.4.width"]')).toBe('5')
  expect(new URL(page.url()).hash).toBe(`#${link}`)
  // As one pastes another link into the address of the page at hand.
  await page.evaluate(
    (hash) => {
      location.hash = hash
    },
    packed.slice(0, -20),
  )
  await page.getByText('This link cannot be opened').waitFor()
  await page.goBack()
  await page.getByText('This link cannot be opened').waitFor({ state: 'detached' })
  expect(await page.inputValue('[name=wallLength]')).toBe('40')
  site.forgive(page)
})

test('a place on the page is no link', async () => {
  const page = await site.visit(`${TILES}#main`)
  expect(await page.getByText('This link cannot be opened').count()).toBe(0)
})

/** The share of the screen that may jump, as browsers measure it (web.dev/cls; 0.1 counts as good). */
const MOST = 0.02
const slab = listed('concrete-mix-calculator', 'Slab', { area: '17.4', thickness: '10' })
const LIST = `/list#${writeList(listOf(slab, { ...slab, name: 'Path' }), { 'price-cement': '750' })}`

interface Shift {
  value: number
  hadRecentInput: boolean
}

/** A page that notes how far what is on it jumps. */
async function watched(options: typeof PHONE | typeof LAPTOP): Promise<Page> {
  const page = await site.blank(options)
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  return page
}

/** What jumped since the last look. */
function shiftsOn(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // The browser tells of a frame after it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const noted: Shift[] = Reflect.get(window, 'shifts').splice(0)
    return noted.map(({ value, hadRecentInput }) => ({ value, hadRecentInput }))
  })
}

/** Holds that nothing jumped since the last look, but in the page's answer to an act. */
async function expectStill(page: Page): Promise<void> {
  await atRest(page)
  const shifts = await shiftsOn(page)
  const later = shifts[0]?.hadRecentInput ? shifts.slice(1) : shifts
  expect(later.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(MOST)
}

/** A line on which each script comes two frames after the one before: what it moves is seen by itself. */
async function slowLine(page: Page): Promise<void> {
  let before: Promise<unknown> = page.waitForEvent('domcontentloaded')
  await page.route('**/*.js', async (route) => {
    const turn = before.then(() =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      }),
    )
    before = turn
    await turn
    await route.continue()
  })
}

describe.each([PHONE, LAPTOP])('On $viewport.width px nothing jumps', (screen) => {
  test.each(['/', TILES, '/contact', '/house-estimator', '/list', LIST, `${TILES}${LINK}`])(
    'while %s comes on a slow line',
    async (path) => {
      const page = await watched(screen)
      await slowLine(page)
      await page.goto(path)
      await expectStill(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )

  test.each([
    [TILES, ROOM],
    ['/house-estimator', { length: '11', width: '9', rise: '2' }],
  ])('where Calculate on %s is pressed before its page is ready', async (path, form) => {
    const page = await watched(screen)
    await slowLine(page)
    await page.goto(path, { waitUntil: 'commit' })
    for (const [name, text] of Object.entries(form)) await page.fill(`[name=${name}]`, text)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.locator('[data-material]').first().waitFor()
    // On a busy machine the answer comes too long after the press for the browser to connect them.
    await shiftsOn(page)
    await expectStill(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('at a result, its working, a toast, a change, and when all that comes back', async () => {
    const page = await watched(screen)
    await page.goto(TILES)
    await expectStill(page)
    await calculate(page, ROOM)
    await page.locator('[data-material]').waitFor()
    await expectStill(page)
    await page.getByText('Show the working').click()
    await expectStill(page)
    await page.getByRole('button', { name: 'Add to list' }).click()
    await page.getByText('Added ‘Tiles 1’').first().waitFor()
    await page.locator('[name=roomLength]').press('1')
    await page.getByText('Result from before your change').first().waitFor()
    await expectStill(page)
    for (const path of [TILES, '/list']) {
      await page.goto(path)
      await expectStill(page)
      await slowLine(page)
      await page.reload()
      await expectStill(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
})
