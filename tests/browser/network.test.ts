import { expect, inject, test } from 'vitest'
import { atRest, frames } from './support/atRest.ts'
import { lateStyles, PHONE, setUpBrowser } from './support/browser.ts'
import { faultyNetwork } from './support/faultyNetwork.ts'

const site = setUpBrowser()
const network = faultyNetwork(inject('origin'))

/** A page of the site as the faulty network brings it. */
async function open(path: string) {
  const page = await site.blank({ ...PHONE, baseURL: await network.origin() })
  await page.goto(path, { waitUntil: 'commit' })
  return page
}

test.each(['main', 'site', 'react', 'tile-estimator', 'rolldown-runtime'])(
  'a page gets over one lost fetch of its %s, without a word',
  async (name) => {
    const lost = network.lose({ file: name, times: 1, how: 'error' })
    const page = await open('/tile-estimator')
    await page.waitForSelector('html[data-ready]')
    expect(lost()).toBe(1)
    expect(await page.locator('#notice').textContent()).toBe('')
    site.forgive(page)
  },
)

test('each file is asked for once', async () => {
  const page = await open('/tile-estimator')
  await page.waitForSelector('html[data-ready][data-links]')
  await lateStyles(page)
  const asked = network.asked()
  expect(asked.filter((address) => /\/(react|style)-/.test(address))).toHaveLength(2)
  expect(asked.filter((address, place) => asked.indexOf(address) !== place)).toEqual([])
})

test('a press before the code is here is said to be on its way, and answered once', async () => {
  const release = network.hold('react')
  const page = await open('/tile-estimator')
  for (const name of ['Room length', 'Room width', 'Tile length', 'Tile width']) {
    await page.getByRole('textbox', { name }).fill(name.startsWith('Room') ? '4' : '40')
  }
  const calculate = page.getByRole('button', { name: 'Calculate' })
  await calculate.click()
  await calculate.click()
  const notice = page.getByRole('status').filter({ hasText: 'on its way' })
  expect(await notice.textContent()).toBe('Calculate: on its way, the page is still loading.')
  release()
  await page.getByRole('region', { name: 'Results' }).getByText('Tiles').first().waitFor()
  expect(await page.locator('#notice').textContent()).toBe('')
})

test('what stands below the form stays while its code is on its way, also beside a result', async () => {
  const release = network.hold('Guide')
  const page = await open('/tile-estimator')
  await page.waitForSelector('html[data-ready]')
  const texts = () => page.getByRole('article').count()
  const before = await texts()
  expect(before).toBeGreaterThan(1)
  for (const name of ['Room length', 'Room width', 'Tile length', 'Tile width']) {
    await page.getByRole('textbox', { name }).fill(name.startsWith('Room') ? '4' : '40')
  }
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  expect(await texts()).toBe(before)
  release()
  await atRest(page)
  expect(await texts()).toBe(before)
})

test('without a network the page says so, keeps what was typed, and goes on by itself', async () => {
  const lost = network.lose({ file: 'react', times: 3, how: 'error' })
  const page = await open('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page
    .getByText(
      'Not ready to calculate: the network is away. It goes on by itself when the network is back.',
    )
    .waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForSelector('html[data-ready]')
  expect(lost()).toBe(3)
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  expect(await page.locator('#notice').textContent()).toBe('')
  site.forgive(page)
})

test('the line that the network is away, once closed, stays so until there is something else to say', async () => {
  const lost = network.lose({ file: 'react', times: Number.POSITIVE_INFINITY, how: 'error' })
  const page = await open('/tile-estimator')
  const line = page.locator('#notice')
  await line.getByText('the network is away').waitFor()
  await line.getByRole('button', { name: 'Close' }).click()
  // The page hears of a loss before it asks again: of three, it has heard of two.
  for (let losses = 0; losses < 3; losses += 1) {
    const before = lost()
    const askAgain = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      return lost()
    }
    await expect.poll(askAgain, { timeout: 30_000 }).toBeGreaterThan(before)
  }
  expect(await line.textContent()).toBe('')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await line.getByText('Calculate: on its way').waitFor()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await line.getByText('Not ready to calculate: the network is away').waitFor()
  site.forgive(page)
})

test('a reload by the page itself takes nothing away that was drawn below, however late its code is', async () => {
  const page = await open('/tile-estimator')
  await page.waitForSelector('html[data-ready][data-links]')
  for (const name of ['Room length', 'Room width', 'Tile length', 'Tile width']) {
    await page.getByRole('textbox', { name }).fill(name.startsWith('Room') ? '4' : '40')
  }
  await page.getByRole('button', { name: 'Calculate' }).click()
  const answer = page.locator('#results').getByText('110 tiles').first()
  await answer.waitFor()
  const guide = page.getByRole('heading', { name: 'Questions', exact: true })
  const links = page.getByRole('contentinfo').getByRole('link')
  const drawn = await links.count()
  expect(drawn).toBeGreaterThan(15)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  const releases = [network.hold('Guide'), network.hold('Footer')]
  await page.evaluate(() => {
    window.dispatchEvent(new Event('leaving'))
    window.location.reload()
  })
  await page.waitForSelector('html[data-ready][data-links]')
  await answer.waitFor()
  const expectDrawn = async () => {
    expect(await guide.count()).toBe(1)
    expect(await links.count()).toBe(drawn)
  }
  await expectDrawn()
  for (const release of releases) {
    release()
    await frames(page)
    await expectDrawn()
  }
  await atRest(page)
  await expectDrawn()
})

test('what was left on one page takes nothing from another that the browser opens', async () => {
  const react = network.hold('react')
  const page = await open('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  const footer = network.hold('Footer')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  react()
  await page.waitForSelector('html[data-ready][data-links]')
  expect(await page.getByRole('contentinfo').count()).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: /^Tile/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  footer()
})

test('without the code of its messages a page says them all the same', async () => {
  network.lose({ file: 'Toaster', times: Number.POSITIVE_INFINITY, how: 'error' })
  const page = await open('/block-brick-estimator')
  await page.waitForSelector('html[data-ready]')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('status').filter({ hasText: 'Invalid Input' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  await page.locator('#notice').getByRole('button', { name: 'Close' }).click()
  expect(await page.locator('#notice').textContent()).toBe('')
  site.forgive(page)
})

test('a page whose code is lost is not opened: the one before stays, and says so', async () => {
  network.lose({ file: 'PrivacyPage', times: Number.POSITIVE_INFINITY, how: 'error' })
  const page = await open('/tile-estimator')
  await page.waitForSelector('html[data-ready][data-links]')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByText("'Privacy' could not be opened: the network is away.").waitFor()
  expect(new URL(page.url()).pathname).toBe('/tile-estimator')
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  network.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  expect(await page.locator('#notice').textContent()).toBe('')
  site.forgive(page)
})

test('a link pressed before the code of its part of the page is here loses nothing, also by Back', async () => {
  const release = network.hold('Footer')
  const page = await open('/tile-estimator')
  await page.waitForSelector('html[data-ready][data-links]')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  release()
})

test.each(['react', 'openLinks'])(
  'a link pressed before %s is here takes along what was typed',
  async (file) => {
    const release = network.hold(file)
    const page = await open('/tile-estimator')
    if (file !== 'react') await page.waitForSelector('html[data-ready]')
    await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
    await page.getByRole('link', { name: 'Privacy' }).click()
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
    release()
    await page.waitForSelector('html[data-ready]')
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
  await page.getByLabel('Message').fill('Half a message')
  await footer.getByRole('link', { name: /^Concrete mix/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Concrete Mix Calculator' }).waitFor()
  await page.locator('[name=area]').fill('20')
  await page.locator('[name=thickness]').fill('10')
  await page.getByRole('button', { name: 'Calculate' }).click()
  release()
  await page.waitForSelector('html[data-ready][data-links]')
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
  await page.waitForSelector('html[data-ready][data-links]')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: /^Tile/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  const release = network.hold('PrivacyPage')
  await footer.getByRole('link', { name: 'Privacy' }).click()
  await page.goBack()
  await page.waitForURL('**/')
  const code = page.waitForResponse(/PrivacyPage/)
  release()
  await (await code).finished()
  await atRest(page)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test('who goes elsewhere hears no more of a page that could not be opened', async () => {
  network.lose({ file: 'PrivacyPage', times: 3, how: 'error' })
  const page = await open('/contact')
  await page.waitForSelector('html[data-ready][data-links]')
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
  const page = await open('/tile-estimator')
  await page.waitForSelector('html[data-ready][data-links]')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.reload()
  await page.waitForSelector('html[data-ready]')
  const lost = network.lose({ file: 'CalculatorPage', times: 3, how: 'error' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.goBack()
  await page
    .getByText(
      'The page could not be opened: the network is away. It comes when the network is back.',
    )
    .waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Privacy')
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  expect(await page.locator('#notice').textContent()).toBe('')
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  expect(lost()).toBe(3)
  site.forgive(page)
})

test.each([
  ['/tile-estimator', 'error'],
  ['/tile-estimator', 'reset'],
  ['/', 'error'],
  ['/', 'reset'],
] as const)('at %s a stylesheet lost by %s is fetched again', async (path, how) => {
  const lost = network.lose({ file: 'style', times: 2, how })
  const page = await open(path)
  await page.waitForSelector('html[data-ready]')
  await lateStyles(page)
  expect(lost()).toBe(2)
  site.forgive(page)
})

test('no page waits for the styles of others, and those are opened in them', async () => {
  const release = network.hold('style')
  const page = await open('/privacy')
  await page.waitForSelector('html[data-ready][data-links]')
  const code = page.waitForResponse(/TermsPage/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await (await code).finished()
  await frames(page, 10)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Privacy')
  release()
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  await lateStyles(page)
})

test('what was asked for before the styles are here is answered in them, or a second later', async () => {
  const release = network.hold('style')
  const scripts = network.hold('react')
  const page = await open('/tile-estimator')
  for (const name of ['Room length', 'Room width', 'Tile length', 'Tile width']) {
    await page.getByRole('textbox', { name }).fill(name.startsWith('Room') ? '4' : '40')
  }
  await page.getByRole('button', { name: 'Calculate' }).click()
  // A clock that stands still: the second passes when the test says so.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  scripts()
  const ready = page.locator('html[data-ready]')
  while ((await ready.count()) === 0) await page.clock.runFor(20)
  expect(await page.locator('#results').getByText('110 tiles').count()).toBe(0)
  await page.clock.runFor(1000)
  await page.locator('#results').getByText('110 tiles').first().waitFor()
  expect(await page.locator('#notice').textContent()).toBe('')
  release()
  await lateStyles(page)
})

test('a page opened by its address in the same tab begins at its top, one left at its place', async () => {
  const page = await open('/tile-estimator')
  await page.waitForSelector('html[data-ready]')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.goto('/paint-estimator')
  await page.waitForSelector('html[data-ready]')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goto('/#tools')
  await page.waitForSelector('html[data-ready]')
  await page.waitForFunction(() => {
    const place = document.getElementById('tools')?.getBoundingClientRect().top ?? -1
    return place >= 0 && place < 200
  })
  await page.goBack()
  await page.goBack()
  await page.waitForSelector('html[data-ready]')
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 50)
})

test('a page that is scrolled before its code is here stays where it is', async () => {
  const release = network.hold('react')
  const page = await open('/tile-estimator')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 700))
  release()
  await atRest(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
})

test('quick clicks through pages leave no error behind', async () => {
  const page = await open('/privacy')
  await page.waitForSelector('html[data-ready][data-links]')
  for (const name of ['Terms', 'Privacy', 'Contact us', 'Terms', 'Formulas', 'Privacy']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  }
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await atRest(page)
})

test('an old tab whose files are gone offers a reload with what was typed', async () => {
  const page = await open('/tile-estimator')
  await page.waitForSelector('html[data-ready][data-links]')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  network.lose({ file: 'PrivacyPage', times: Number.POSITIVE_INFINITY, how: 'gone' })
  await page.getByRole('link', { name: 'Privacy' }).click()
  const newer = page.getByText("The site has a newer version: 'Privacy' is opened in it.")
  await newer.waitFor()
  // To look at links again takes no word back.
  await page.getByRole('link', { name: 'Terms' }).hover()
  await page.getByRole('link', { name: 'Privacy' }).hover()
  await frames(page, 10)
  expect(await newer.isVisible()).toBe(true)
  network.heal()
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.waitForSelector('html[data-ready]')
  await page.getByRole('contentinfo').getByRole('link', { name: /^Tile/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Tile Calculator' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  site.forgive(page)
})

test('a page whose own code is gone says that there is a newer version', async () => {
  network.lose({ file: 'tile-estimator', times: Number.POSITIVE_INFINITY, how: 'gone' })
  const page = await open('/tile-estimator')
  await page.getByRole('textbox', { name: 'Room length' }).fill('4.25')
  await page
    .getByText('The site has a newer version, and this one is gone. Reload the page to go on.')
    .waitFor()
  // Not before the press: the page would go on by itself.
  const isReloaded = page.waitForEvent('framenavigated')
  await page.getByRole('button', { name: 'Reload' }).click()
  await isReloaded
  network.heal()
  await page.waitForSelector('html[data-ready]')
  expect(await page.getByRole('textbox', { name: 'Room length' }).inputValue()).toBe('4.25')
  site.forgive(page)
})
