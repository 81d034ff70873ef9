import type { Locator, Page, Request } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { lateStyles, PHONE, setUpBrowser } from './support/browser.ts'
import { runUntil, stopClock } from './support/clock.ts'
import { faultyNetwork, nameOf } from './support/faultyNetwork.ts'

const site = setUpBrowser()
const network = faultyNetwork(inject('origin'))
const NEVER = Number.POSITIVE_INFINITY

/** A page of the site as the faulty network brings it, once all of its HTML is here. */
async function open(path: string) {
  const page = await site.blank({ ...PHONE, baseURL: await network.origin() })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return page
}

/** The same, with a clock that the test drives. */
async function openWithClock(path: string) {
  const page = await site.blank({ ...PHONE, baseURL: await network.origin() })
  await page.clock.install()
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return page
}

const isReady = (page: Page) => page.waitForSelector('html[data-ready]')
const opensLinks = (page: Page) => page.waitForSelector('html[data-ready][data-links]')

/** Waits for a page, and for all of its HTML where the browser has opened it. */
async function arrivedAt(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.waitForLoadState('domcontentloaded')
}

/** Fills the tile calculator: 110 tiles. */
async function fillRoom(page: Page): Promise<void> {
  for (const name of ['Room length', 'Room width', 'Tile length', 'Tile width']) {
    await page.getByRole('textbox', { name }).fill(name.startsWith('Room') ? '4' : '40')
  }
}

/**
 * Presses by the keyboard: a pointer waits until nothing moves, and could meet a button that is put
 * in the place of the one before.
 */
const press = (target: Locator) => target.press('Enter')

/**
 * Waits until the page has imported a script, and what waited for that has gone on. To be asked for
 * before the script is.
 */
async function hasImported(page: Page, file: string): Promise<void> {
  const isIt = (request: Request) =>
    nameOf(new URL(request.url()).pathname) === file && request.resourceType() === 'script'
  const script = await page.waitForEvent('requestfinished', isIt)
  // The page's own import of it was first, and is answered first. As text: a function's import would
  // be the test runner's.
  await page.evaluate(`import(${JSON.stringify(script.url())}).then(() => undefined)`)
}

// First: nothing of another test can be counted with it.
test('each file is asked for once', async () => {
  const page = await open('/tile-estimator')
  await opensLinks(page)
  await lateStyles(page)
  await atRest(page)
  const asked = network.asked()
  expect(asked.filter((address) => /\/(react|style)-/.test(address))).toHaveLength(2)
  expect(asked.filter((address, place) => asked.indexOf(address) !== place)).toEqual([])
})

test.each(['main', 'site', 'react', 'tile-estimator', 'rolldown-runtime'])(
  'a page gets over one lost fetch of its %s, without a word',
  async (name) => {
    network.lose({ file: name, times: 1, how: 'error' })
    const release = network.hold(name)
    const page = await openWithClock('/tile-estimator')
    await runUntil(page, network.untilAsked(name, 2))
    expect(await page.locator('#notice').textContent()).toBe('')
    await release()
    await isReady(page)
    expect(await page.locator('#notice').textContent()).toBe('')
    site.forgive(page)
  },
)

test('a press before the code is here is said to be on its way, and answered once', async () => {
  const release = network.hold('react')
  const page = await open('/tile-estimator')
  await fillRoom(page)
  const calculate = page.getByRole('button', { name: 'Calculate' })
  await calculate.click()
  await calculate.click()
  const notice = page.getByRole('status').filter({ hasText: 'on its way' })
  expect(await notice.textContent()).toBe('Calculate: on its way, the page is still loading.')
  await release()
  await page.getByRole('region', { name: 'Results' }).getByText('Tiles').first().waitFor()
  expect(await page.locator('#notice').textContent()).toBe('')
})

test('what stands below the form stays while its code is on its way, also beside a result', async () => {
  const release = network.hold('Guide')
  const page = await open('/tile-estimator')
  await isReady(page)
  const texts = () => page.getByRole('article').count()
  const before = await texts()
  expect(before).toBeGreaterThan(1)
  await fillRoom(page)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  expect(await texts()).toBe(before)
  await release()
  await atRest(page)
  expect(await texts()).toBe(before)
})

test('without a network the page says so, keeps what was typed, and goes on by itself', async () => {
  network.lose({ file: 'react', times: NEVER, how: 'error' })
  const page = await openWithClock('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await runUntil(
    page,
    page
      .getByText(
        'Not ready to calculate: the network is away. It goes on by itself when the network is back.',
      )
      .waitFor(),
  )
  network.heal()
  await runUntil(page, isReady(page))
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  expect(await page.locator('#notice').textContent()).toBe('')
  site.forgive(page)
})

test.each([
  ['a press on Try again', (page: Page) => press(page.getByRole('button', { name: 'Try again' }))],
  [
    'a network that is back',
    (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  ],
])('%s ends the pause at once', async (_, end) => {
  network.lose({ file: 'react', times: NEVER, how: 'error' })
  const page = await openWithClock('/tile-estimator')
  await runUntil(page, network.untilAsked('react', 7))
  // Said anew, with another button: the page has heard of a loss, and pauses for 30 seconds.
  const said = await page.waitForSelector('#notice :text-is("Try again")')
  await runUntil(page, said.waitForElementState('hidden'))
  await stopClock(page)
  const asked = network.timesAsked('react')
  network.heal()
  await end(page)
  await network.untilAsked('react', asked + 1)
  await page.clock.resume()
  await isReady(page)
  site.forgive(page)
})

test('the line that the network is away, once closed, stays so until there is something else to say', async () => {
  network.lose({ file: 'react', times: NEVER, how: 'error' })
  const page = await openWithClock('/tile-estimator')
  const line = page.locator('#notice')
  await runUntil(page, line.getByText('the network is away').waitFor())
  await press(line.getByRole('button', { name: 'Close' }))
  // Who asks a third time from here has heard of two losses, and not said them.
  await runUntil(page, network.untilAsked('react', network.timesAsked('react') + 3))
  expect(await line.textContent()).toBe('')
  network.heal()
  network.lose({ file: 'react', times: NEVER, how: 'stall' })
  // Nothing more is lost until the test lets the time pass.
  await runUntil(page, network.untilAsked('react', network.timesAsked('react') + 1))
  await page.getByRole('button', { name: 'Calculate' }).click()
  await line.getByText('Calculate: on its way').waitFor()
  await runUntil(page, line.getByText('Not ready to calculate: the network is away').waitFor())
  site.forgive(page)
})

test('a reload by the page itself takes nothing away that was drawn below, however late its code is', async () => {
  const page = await open('/tile-estimator')
  await opensLinks(page)
  await fillRoom(page)
  await page.getByRole('button', { name: 'Calculate' }).click()
  const answer = page.locator('#results').getByText('110 tiles').first()
  await answer.waitFor()
  const guide = page.getByRole('heading', { name: 'Questions', exact: true })
  const links = page.getByRole('contentinfo').getByRole('link')
  const drawn = await links.count()
  expect(drawn).toBeGreaterThan(15)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  const releaseGuide = network.hold('Guide')
  const releaseFooter = network.hold('Footer')
  const isReloaded = page.waitForEvent('framenavigated')
  await page.evaluate(() => {
    window.dispatchEvent(new Event('leaving'))
    window.location.reload()
  })
  await isReloaded
  await opensLinks(page)
  await answer.waitFor()
  const expectAllThere = async () => {
    expect(await guide.count()).toBe(1)
    expect(await links.count()).toBe(drawn)
  }
  await expectAllThere()
  await releaseGuide()
  // What stays of the page before stands elsewhere.
  await page.locator('#main').getByRole('heading', { name: 'Questions', exact: true }).waitFor()
  await expectAllThere()
  await releaseFooter()
  await atRest(page)
  await expectAllThere()
})

test('what was left on one page takes nothing from another that the browser opens', async () => {
  const react = network.hold('react')
  const page = await open('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  const footer = network.hold('Footer')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await arrivedAt(page, 'Privacy')
  await react()
  await opensLinks(page)
  expect(await page.getByRole('contentinfo').count()).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: /^Tile/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  await footer()
})

test('without the code of its messages a page says them all the same', async () => {
  network.lose({ file: 'Toaster', times: NEVER, how: 'error' })
  const page = await open('/block-brick-estimator')
  await isReady(page)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('status').filter({ hasText: 'Invalid Input' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  await page.locator('#notice').getByRole('button', { name: 'Close' }).click()
  expect(await page.locator('#notice').textContent()).toBe('')
  site.forgive(page)
})

test('a page whose code is lost is not opened: the one before stays, and says so', async () => {
  network.lose({ file: 'PrivacyPage', times: NEVER, how: 'error' })
  const page = await open('/tile-estimator')
  await opensLinks(page)
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page.getByRole('link', { name: 'Privacy' }).click()
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  for (const attempt of ['the link', 'Try again']) {
    await page.getByText("'Privacy' could not be opened: the network is away.").waitFor()
    expect([attempt, new URL(page.url()).pathname]).toEqual([attempt, '/tile-estimator'])
    expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
    if (attempt === 'Try again') network.heal()
    const said = await tryAgain.elementHandle()
    await press(tryAgain)
    // Said anew, or taken back.
    await said?.waitForElementState('hidden')
  }
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  expect(await page.locator('#notice').textContent()).toBe('')
  site.forgive(page)
})

test('a link pressed before the code of its part of the page is here loses nothing, also by Back', async () => {
  const release = network.hold('Footer')
  const page = await open('/tile-estimator')
  await opensLinks(page)
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  await release()
})

test.each(['react', 'openLinks'])(
  'a link pressed before %s is here takes along what was typed',
  async (file) => {
    const release = network.hold(file)
    const page = await open('/tile-estimator')
    if (file !== 'react') await isReady(page)
    await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
    await page.getByRole('link', { name: 'Privacy' }).click()
    await arrivedAt(page, 'Privacy')
    await release()
    await isReady(page)
    await page.getByRole('contentinfo').getByRole('link', { name: /^Tile/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=roomLength]')?.value === '4.25',
    )
  },
)

test('what is typed on page after page before their code is here stays, and a press is answered', async () => {
  const release = network.hold('react')
  const page = await open('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Contact' }).click()
  await arrivedAt(page, 'Contact')
  await page.getByLabel('Message').fill('Half a message')
  await footer.getByRole('link', { name: /^Concrete mix/ }).click()
  await arrivedAt(page, 'Concrete Mix Calculator')
  await page.locator('[name=area]').fill('20')
  await page.locator('[name=thickness]').fill('10')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await release()
  await opensLinks(page)
  await page.locator('[data-result=cementBags]').waitFor()
  expect(await page.locator('[name=area]').inputValue()).toBe('20')
  await footer.getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Half a message')
  await footer.getByRole('link', { name: /^Tile/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
})

test('who goes back while a page is on its way stays there, in the same document', async () => {
  const page = await open('/')
  await opensLinks(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: /^Tile/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  const release = network.hold('PrivacyPage')
  await footer.getByRole('link', { name: 'Privacy' }).click()
  await page.goBack()
  await page.waitForURL('**/')
  const isHere = hasImported(page, 'PrivacyPage')
  await release()
  await isHere
  await atRest(page)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test('who goes elsewhere hears no more of a page that could not be opened', async () => {
  network.lose({ file: 'PrivacyPage', times: NEVER, how: 'error' })
  const page = await open('/contact')
  await opensLinks(page)
  // Its code is here from now on.
  await page.getByRole('contentinfo').getByRole('link', { name: /^Tile/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByText("'Privacy' could not be opened: the network is away.").waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  expect(await page.locator('#notice').textContent()).toBe('')
  site.forgive(page)
})

test('Back to a page whose code is lost keeps the page at hand until it comes', async () => {
  const page = await openWithClock('/tile-estimator')
  await opensLinks(page)
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.reload()
  await isReady(page)
  network.lose({ file: 'CalculatorPage', times: NEVER, how: 'error' })
  const before = network.timesAsked('CalculatorPage')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.goBack()
  const line = page.getByText(
    'The page could not be opened: the network is away. It comes when the network is back.',
  )
  await runUntil(page, network.untilAsked('CalculatorPage', before + 3))
  await line.waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Privacy')
  network.heal()
  await runUntil(page, page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor())
  expect(await page.locator('#notice').textContent()).toBe('')
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  site.forgive(page)
})

test.each([
  ['/tile-estimator', 'error'],
  ['/tile-estimator', 'reset'],
  ['/', 'error'],
  ['/', 'reset'],
] as const)('at %s a stylesheet lost by %s is fetched again', async (path, how) => {
  const lost = network.lose({ file: 'style', times: 2, how })
  const page = await openWithClock(path)
  await runUntil(page, lateStyles(page))
  expect(lost()).toBe(2)
  site.forgive(page)
})

test('no page waits for the styles of others, and those are opened in them', async () => {
  const release = network.hold('style')
  const page = await open('/privacy')
  await opensLinks(page)
  const isHere = hasImported(page, 'TermsPage')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await isHere
  await atRest(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Privacy')
  await release()
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  await lateStyles(page)
})

test('what was asked for before the styles are here is answered in them, or a second later', async () => {
  const release = network.hold('style')
  const scripts = network.hold('react')
  const page = await openWithClock('/tile-estimator')
  await fillRoom(page)
  await page.getByRole('button', { name: 'Calculate' }).click()
  await network.untilAsked('react')
  // The second passes when the test says so.
  await stopClock(page)
  await scripts()
  const ready = page.locator('html[data-ready]')
  while ((await ready.count()) === 0) await page.clock.runFor(20)
  expect(await page.locator('#results').getByText('110 tiles').count()).toBe(0)
  await page.clock.runFor(1000)
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  expect(await page.locator('#notice').textContent()).toBe('')
  await release()
  await lateStyles(page)
})

test('a page opened by its address in the same tab begins at its top, one left at its place', async () => {
  const page = await open('/tile-estimator')
  await isReady(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.goto('/paint-estimator')
  await atRest(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goto('/#tools')
  await isReady(page)
  await page.waitForFunction(() => {
    const place = document.getElementById('tools')?.getBoundingClientRect().top ?? -1
    return place >= 0 && place < 200
  })
  await page.goBack()
  await page.goBack()
  await isReady(page)
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 50)
})

test('a page that is scrolled before its code is here stays where it is', async () => {
  const release = network.hold('react')
  const page = await open('/tile-estimator')
  await page.evaluate(() => window.scrollTo(0, 700))
  await release()
  await atRest(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
})

test('quick clicks through pages leave no error behind', async () => {
  const page = await open('/privacy')
  await opensLinks(page)
  for (const name of ['Terms', 'Privacy', 'Contact us', 'Terms', 'Formulas', 'Privacy']) {
    await press(page.getByRole('contentinfo').getByRole('link', { name, exact: true }))
  }
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await atRest(page)
})

test('an old tab whose files are gone offers a reload with what was typed', async () => {
  const page = await open('/tile-estimator')
  await opensLinks(page)
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  network.lose({ file: 'PrivacyPage', times: NEVER, how: 'gone' })
  await page.getByRole('link', { name: 'Privacy' }).click()
  const newer = page.getByText("The site has a newer version: 'Privacy' is opened in it.")
  await newer.waitFor()
  // To look at links again takes no word back: nothing more is fetched ahead.
  const asked = network.timesAsked('PrivacyPage')
  await page.getByRole('link', { name: 'Terms' }).hover()
  await page.getByRole('link', { name: 'Privacy' }).hover()
  await page.evaluate(async () => void (await fetch('/robots.txt')))
  await atRest(page)
  expect(network.timesAsked('PrivacyPage')).toBe(asked)
  expect(await newer.isVisible()).toBe(true)
  network.heal()
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await isReady(page)
  await page.getByRole('contentinfo').getByRole('link', { name: /^Tile/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  site.forgive(page)
})

test('a page whose own code is gone says that there is a newer version', async () => {
  network.lose({ file: 'tile-estimator', times: NEVER, how: 'gone' })
  const page = await open('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page
    .getByText('The site has a newer version, and this one is gone. Reload the page to go on.')
    .waitFor()
  // Not before the press: the page would go on by itself.
  const isReloaded = page.waitForEvent('framenavigated')
  await press(page.getByRole('button', { name: 'Reload' }))
  await isReloaded
  network.heal()
  await isReady(page)
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  site.forgive(page)
})
