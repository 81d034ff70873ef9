import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { runUntil } from './support/clock.ts'
import { nameOf } from './support/faultyNetwork.ts'
import { followFooterLink } from './support/footer.ts'
import { fillRoom, isReady, NEVER, press, setUpOnFaultyNetwork } from './support/onFaultyNetwork.ts'

/*
 * Who goes from page to page while their code is on its way, lost, broken, or replaced by a newer
 * version of the site.
 */

const { site, network, blank, open, openWithClock } = setUpOnFaultyNetwork()

/** Waits for a page, and for all of its HTML where the browser has opened it. */
async function arrivedAt(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.waitForLoadState('domcontentloaded')
}

/** Holds that the room typed before is still in the tile calculator, which the footer leads to. */
async function expectRoomKept(page: Page): Promise<void> {
  await followFooterLink(page, 'Tiles')
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
}

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

test('a reload shows the page as it was left, and takes nothing away that was drawn', async () => {
  const page = await open('/tile-estimator')
  await isReady(page)
  await fillRoom(page)
  await page.getByRole('button', { name: 'Calculate' }).click()
  const answer = page.locator('#results').getByText('110 tiles').first()
  await answer.waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  const releaseGuide = network.hold('Guide')
  await page.reload()
  await isReady(page)
  await answer.waitFor()
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4')
  const guide = page.getByRole('heading', { name: 'Questions', exact: true })
  // What is below the bill is seen in its place, once that is there.
  await page.getByLabel('Sold as, tiles').waitFor()
  expect(await guide.count()).toBe(1)
  await releaseGuide()
  await atRest(page)
  expect(await guide.count()).toBe(1)
})

test('what was left on one page takes nothing from another that the browser opens', async () => {
  const react = network.hold('react')
  const page = await open('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await arrivedAt(page, 'Privacy')
  await react()
  await isReady(page)
  expect(await page.getByRole('contentinfo').count()).toBe(1)
  await expectRoomKept(page)
})

test('a page whose code throws as it loads shows the error page, and the console has the reason', async () => {
  const page = await open('/tile-estimator')
  await isReady(page)
  await page.route('**/assets/PrivacyPage*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('It is broken')" }),
  )
  const reason = page.waitForEvent('console', (message) => message.text().includes('It is broken'))
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  await page.getByText('It is broken').waitFor()
  await reason
  site.forgive(page)
})

test.each(['DrawnPicture', 'WorkingSteps', 'Toaster'])(
  'a part of a page that throws as it loads is said to be broken, once: %s',
  async (file) => {
    const page = await blank()
    let times = 0
    await page.route(`**/assets/${file}*.js`, (route) => {
      times += 1
      return route.fulfill({
        contentType: 'text/javascript',
        body: "throw new Error('It is broken')",
      })
    })
    const reason = page.waitForEvent('console', (message) =>
      message.text().includes('It is broken'),
    )
    await page.goto('/tile-estimator')
    await page.getByText('Part of this page could not start.').waitFor()
    await reason
    await fillRoom(page)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.locator('#results').getByText('110 tiles').first().waitFor()
    expect(times).toBeLessThanOrEqual(2)
    site.forgive(page)
  },
)

test('a script of a page that throws as it loads is said to be broken', async () => {
  const page = await blank()
  await page.route('**/assets/forms*.js', async (route) => {
    const response = await route.fetch()
    // With its exports: a script that lacks one does not get as far.
    await route.fulfill({
      response,
      body: `throw new Error('It is broken');${await response.text()}`,
    })
  })
  const reason = page.waitForEvent('console', (message) => message.text().includes('It is broken'))
  await page.goto('/tile-estimator')
  await page.getByText('Part of this page could not start.').waitFor()
  await reason
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Tile Calculator')
  site.forgive(page)
})

test('a link pressed before the code of its part of the page is here loses nothing, also by Back', async () => {
  const release = network.hold('Guide')
  const page = await open('/tile-estimator')
  await isReady(page)
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  const related = page.getByRole('region', { name: 'For the same job' })
  await related.getByRole('link', { name: 'Paint' }).click()
  await page.waitForURL('**/paint-estimator')
  await release()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  await isReady(page)
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
})

test('a link pressed before the code of the page is here takes along what was typed', async () => {
  const release = network.hold('react')
  const page = await open('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await arrivedAt(page, 'Privacy')
  await release()
  await isReady(page)
  await expectRoomKept(page)
})

test('what is typed on page after page before their code is here stays, and a press is answered', async () => {
  const release = network.hold('react')
  const page = await open('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Contact' }).click()
  await arrivedAt(page, 'Contact')
  await page.getByLabel('Message').fill('Half a message')
  await followFooterLink(page, 'Concrete mix')
  await arrivedAt(page, 'Concrete Mix Calculator')
  await page.locator('[name=area]').fill('20')
  await page.locator('[name=thickness]').fill('10')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await release()
  await isReady(page)
  await page.locator('[data-result=cementBags]').waitFor()
  expect(await page.locator('[name=area]').inputValue()).toBe('20')
  await footer.getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Half a message')
  await expectRoomKept(page)
})

test('who goes back while a page is on its way stays there, in the same document', async () => {
  const page = await open('/')
  await isReady(page)
  const footer = page.getByRole('contentinfo')
  await followFooterLink(page, 'Tiles')
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
  await isReady(page)
  // Its code is here from now on.
  await followFooterLink(page, 'Tiles')
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByText('You’re offline. “Privacy” will open when you reconnect.').waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  expect(await page.locator('#banner').textContent()).toBe('')
  site.forgive(page)
})

test('Back to a page whose code is lost keeps the page at hand until it comes', async () => {
  const page = await openWithClock('/tile-estimator')
  await isReady(page)
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.reload()
  await isReady(page)
  network.lose({ file: 'CalculatorPage', times: NEVER, how: 'error' })
  const before = network.timesAsked('CalculatorPage')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.goBack()
  const line = page.getByText('You’re offline. “Tile Calculator” will open when you reconnect.')
  await runUntil(page, network.untilAsked('CalculatorPage', before + 3))
  await line.waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Privacy')
  network.heal()
  await runUntil(page, page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor())
  expect(await page.locator('#banner').textContent()).toBe('')
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  site.forgive(page)
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

test('what is typed while the estimate to edit is on its way stays', async () => {
  const page = await open('/tile-estimator')
  const box = (name: string) => page.getByRole('textbox', { name })
  await fillRoom(page)
  await press(page.getByRole('button', { name: 'Calculate' }))
  await press(page.getByRole('button', { name: 'Add to list' }))
  await page.getByText('Added ‘Tiles 1’', { exact: true }).waitFor()
  await box('Room width').fill('9')
  const release = network.hold('openLink')
  await press(page.getByRole('banner').getByRole('link', { name: 'Materials list' }))
  await press(page.getByRole('link', { name: 'Edit' }))
  await box('Room length').fill('8')
  expect(await box('Room width').inputValue()).toBe('9')
  await release()
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=roomWidth]')?.value === '4',
  )
  expect(await box('Room length').inputValue()).toBe('8')
})

test('quick clicks through pages leave no error behind', async () => {
  const page = await open('/privacy')
  await isReady(page)
  for (const name of ['Terms', 'Privacy', 'Contact us', 'Terms', 'Formulas', 'Privacy']) {
    await press(page.getByRole('contentinfo').getByRole('link', { name, exact: true }))
  }
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await atRest(page)
})

test('an old tab whose files are gone opens a link in the new version, with what was typed', async () => {
  const page = await open('/tile-estimator')
  await isReady(page)
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  network.lose({ file: 'PrivacyPage', times: 1, how: 'gone' })
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await isReady(page)
  expect(await page.locator('html[data-same]').count()).toBe(0)
  await expectRoomKept(page)
  site.forgive(page)
})

test('a part of a page that is gone offers the new version, with what was typed', async () => {
  network.lose({ file: 'WorkingSteps', times: 1, how: 'gone' })
  const page = await open('/tile-estimator')
  await isReady(page)
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page.getByText('The site has a newer version.').waitFor()
  const isReloaded = page.waitForEvent('framenavigated')
  await press(page.getByRole('button', { name: 'Reload' }))
  await isReloaded
  await isReady(page)
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  site.forgive(page)
})

test('a page whose own code is gone says that there is a newer version', async () => {
  network.lose({ file: 'tile-estimator', times: NEVER, how: 'gone' })
  const page = await open('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page
    .getByText('The site has a newer version. Reload the page to continue; what you typed stays.')
    .waitFor()
  // Not before the press: the page would go on by itself.
  network.healAt('/tile-estimator')
  const isReloaded = page.waitForEvent('framenavigated')
  await press(page.getByRole('button', { name: 'Reload' }))
  await isReloaded
  await isReady(page)
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  site.forgive(page)
})
