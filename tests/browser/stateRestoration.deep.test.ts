import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeLink } from '../../src/permalink/estimateLink.ts'
import { packFragment } from '../../src/permalink/packedLink.ts'
import { calculatorAt, estimateOf } from '../export/support.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import { expectSent, fillIn, typed } from './support/contactPage.ts'
import { followFooterLink } from './support/footer.ts'
import { calculate, fill, shownResults } from './support/forms.ts'

const site = setUpBrowser()
const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }
const LINK = '#roomLength=4&roomWidth=4&tileLength=40&tileWidth=40&wastage=0'

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** By a link of the page's foot. */
async function follow(page: Page, link: string, title: string): Promise<void> {
  await page.waitForSelector('html[data-ready]')
  await followFooterLink(page, link)
  await heading(page, title)
}

/** Keeps the site's scripts on their way until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** But the tab's own session, which closing it forgets. */
async function expectNothingStored(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([])
  expect(
    await page.evaluate(async () => [
      { ...localStorage },
      Object.keys(sessionStorage).filter(
        (key) => !['tab', 'react-router-scroll-positions'].includes(key),
      ),
      await indexedDB.databases(),
      window.name,
      JSON.stringify(history.state).includes('3.25'),
    ]),
  ).toEqual([{}, [], [], '', false])
}

test('two calculators and a message stay as they were left, by Back, Forward and links', async () => {
  const page = await site.visit('/tile-estimator', PHONE)
  await calculate(page, { ...ROOM, roomLength: '3.25' })
  await page.waitForSelector('#results [data-result]')
  const tiles = await shownResults(page)
  await follow(page, 'Steel weight', 'Steel Weight Calculator')
  await fill(page, { bars: '12' })
  await follow(page, 'Contact us', 'Feedback / Contact Us')
  await fillIn(page)
  await follow(page, 'Privacy', 'Privacy')
  await page.goBack()
  await heading(page, 'Feedback / Contact Us')
  for (const [name, text] of Object.entries(typed)) {
    expect(await page.inputValue(`[name=${name}]`)).toBe(text)
  }
  await page.goBack()
  await heading(page, 'Steel Weight Calculator')
  expect(await page.inputValue('[name=bars]')).toBe('12')
  expect(await shownResults(page)).toBeNull()
  await page.goBack()
  await heading(page, 'Tile Calculator')
  expect(await page.inputValue('[name=roomLength]')).toBe('3.25')
  expect(await shownResults(page)).toEqual(tiles)
  await page.goForward()
  await heading(page, 'Steel Weight Calculator')
  expect(await page.inputValue('[name=bars]')).toBe('12')
  await follow(page, 'Tiles', 'Tile Calculator')
  expect(await shownResults(page)).toEqual(tiles)
  await expectNothingStored(page)
})

test('with what came back the page works on: export, picture, working, a change', async () => {
  const page = await site.visit('/tile-estimator', LAPTOP)
  await calculate(page, ROOM)
  await page.waitForSelector('#results [data-result]')
  await follow(page, 'Privacy', 'Privacy')
  await page.goBack()
  await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
  await page.getByText('Show the working').click()
  await page.getByText('= 110 tiles').first().waitFor()
  await page.fill('[name=roomLength]', '6')
  await page.getByText('Result from before your change: press Calculate').waitFor()
  await follow(page, 'Privacy', 'Privacy')
  await page.goBack()
  await page.getByText('Result from before your change: press Calculate').waitFor()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.locator('#results').getByText('220 tiles').first().waitFor()
})

test('an address that holds an estimate wins; Back to it shows what was changed since', async () => {
  const page = await site.visit('/tile-estimator')
  await calculate(page, ROOM)
  await page.waitForSelector('#results [data-result]')
  await page.evaluate((fragment) => {
    location.hash = fragment
  }, LINK)
  await expect.poll(() => page.inputValue('[name=roomLength]')).toBe('4')
  expect((await shownResults(page))?.totalTiles).toBe('100')
  await page.fill('[name=roomLength]', '5')
  await follow(page, 'Privacy', 'Privacy')
  await page.goBack()
  await heading(page, 'Tile Calculator')
  expect(await page.inputValue('[name=roomLength]')).toBe('5')
  expect((await shownResults(page))?.totalTiles).toBe('100')
})

test('a reload shows every page as it was left: fields, result, prices', async () => {
  const page = await site.visit('/tile-estimator')
  await calculate(page, { ...ROOM, 'roomLength.unit': 'ft' })
  await page.waitForSelector('#results [data-result]')
  const tiles = await shownResults(page)
  await page.locator('[name=price-tile]').fill('60')
  await follow(page, 'Paint', 'Paint Calculator')
  await page.fill('[name=wallHeight]', '3.25')
  await page.reload()
  await page.waitForSelector('html[data-ready]')
  expect(await page.inputValue('[name=wallHeight]')).toBe('3.25')
  await page.goBack()
  await heading(page, 'Tile Calculator')
  expect(await page.inputValue('[name=roomLength]')).toBe('3')
  expect(await page.inputValue('[name="roomLength.unit"]')).toBe('ft')
  expect(await shownResults(page)).toEqual(tiles)
  expect(await page.inputValue('[name=price-tile]')).toBe('60')
})

test('what is typed while a reloaded page waits for its code wins over what was left', async () => {
  const page = await site.visit('/tile-estimator')
  await fill(page, ROOM)
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('[name=roomLength]').fill('5.5')
  release()
  await page.waitForSelector('html[data-ready]')
  expect(await page.inputValue('[name=roomLength]')).toBe('5.5')
  expect(await page.inputValue('[name=roomWidth]')).toBe('3')
})

test('another tab knows nothing of what was typed, and neither does the same one, closed', async () => {
  const page = await site.visit('/tile-estimator')
  await fill(page, ROOM)
  await page.reload()
  const other = await page.context().newPage()
  await other.goto('/tile-estimator')
  await other.waitForSelector('html[data-ready]')
  expect(await other.inputValue('[name=roomLength]')).toBe('')
})

test('where the browser forbids storage, the tab works all the same until it is reloaded', async () => {
  const page = await site.blank(PHONE)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/tile-estimator')
  await page.waitForSelector('html[data-ready]')
  await calculate(page, ROOM)
  await page.waitForSelector('#results [data-result]')
  await follow(page, 'Privacy', 'Privacy')
  await page.goBack()
  await heading(page, 'Tile Calculator')
  expect(await page.inputValue('[name=roomLength]')).toBe('3')
  site.forgive(page)
})

test('what was typed before the script arrived is there again, too', async () => {
  const page = await site.blank(LAPTOP)
  const release = await holdScripts(page)
  await page.goto('/tile-estimator', { waitUntil: 'commit' })
  await page.locator('[name=roomLength]').fill('3.25')
  release()
  await page.waitForSelector('html[data-ready]')
  await follow(page, 'Privacy', 'Privacy')
  await page.goBack()
  await heading(page, 'Tile Calculator')
  await expect.poll(() => page.inputValue('[name=roomLength]')).toBe('3.25')
})

test('a sent message says so until another is written', async () => {
  const page = await site.visit('/contact')
  await fillIn(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectSent(page)
  await follow(page, 'Privacy', 'Privacy')
  await page.goBack()
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
  await page.getByRole('button', { name: 'Write another message' }).click()
  expect(await page.inputValue('[name=message]')).toBe('')
  await expectNothingStored(page)
})

test('a packed link opens its estimate and reads plainly in the address; one that was cut off says so', async () => {
  const rows = Array.from({ length: 5 }, (_, row) => ({ width: `${row + 1}`, height: '1' }))
  const plaster = calculatorAt('plaster-estimator')
  const given = { wallLength: '40', wallHeight: '3', openings: rows }
  const link = writeLink(estimateOf(plaster, given))
  const packed = await packFragment(link)
  expect(packed.startsWith('z=')).toBe(true)
  const page = await site.visit(`/plaster-estimator#${packed}`)
  await page.waitForSelector('#results [data-result]')
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
  await page.evaluate((hash) => {
    location.hash = hash
  }, packed)
  await page.waitForSelector('#results [data-result]')
})

test.each(['/tile-estimator#roomLength=3&roomWi', `/tile-estimator#wallLength=3`])(
  'a link that is cut off or of another page says so: %s',
  async (address) => {
    const page = await site.visit(address, PHONE)
    await page.getByText('This link cannot be opened').waitFor()
    expect(await page.inputValue('[name=roomLength]')).toBe('')
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await page.getByText('This link cannot be opened').count()).toBe(0)
  },
)

test('a place on the page is no link', async () => {
  const page = await site.visit('/tile-estimator#main')
  expect(await page.getByText('This link cannot be opened').count()).toBe(0)
})
