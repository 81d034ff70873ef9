import { expect, inject, test } from 'vitest'
import { PHONE, setUpBrowser } from './support/browser.ts'
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
