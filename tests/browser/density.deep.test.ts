import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from './support/atRest.ts'
import { setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { openList } from './support/links.ts'
import { openTiles } from './support/tiles.ts'

const site = setUpBrowser()

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** A result, on a phone that has a share sheet as phones do. */
async function tilesOnPhone(): Promise<Page> {
  const page = await openTiles(site, PHONE, () =>
    Object.assign(navigator, { share: async () => undefined }),
  )
  await page.getByRole('heading', { name: 'What to buy' }).waitFor()
  await atRest(page)
  return page
}

test('the tile page with its result is at most three and a half screens of a phone', async () => {
  const page = await tilesOnPhone()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height / PHONE.viewport.height).toBeLessThanOrEqual(3.5)
})

test('the actions of a result fit two rows of a phone, Add to list and Send first', async () => {
  const page = await tilesOnPhone()
  const boxes = await Promise.all(
    ['Add to list', 'Send', 'Print Estimate', 'More export options'].map(async (name) => {
      const box = await page.getByRole('button', { name }).boundingBox()
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
    }),
  )
  const [add, send, print, more] = boxes
  expect([send, more]).toEqual([add, print])
  expect(print?.top).toBeGreaterThanOrEqual(add?.bottom ?? 0)
})

test.for(['/', '/sw'])(
  'on %s the first four calculators and the search are in the first screen',
  async (path) => {
    const page = await site.visit(path, PHONE)
    await page.getByRole('searchbox').waitFor()
    // The calculators of the tests stand among the others.
    await page.locator('#tools li').evaluateAll((cards) => {
      for (const card of cards) if (card.textContent?.startsWith('Test ')) card.remove()
    })
    const fourth = await page.locator('#tools li').nth(3).boundingBox()
    expect((fourth?.y ?? 0) + (fourth?.height ?? 740)).toBeLessThanOrEqual(740)
  },
)

test.for(['/privacy', '/sw/privacy'])(
  'the foot of %s takes at most 300 px of a phone',
  async (path) => {
    const page = await site.visit(path, PHONE)
    const foot = await page.getByRole('contentinfo').boundingBox()
    expect(foot?.height).toBeLessThanOrEqual(300)
  },
)

test('a message does not cover the first lines of the list', async () => {
  const page = await site.visit('/concrete-mix-calculator', {
    ...PHONE,
    viewport: { width: 360, height: 640 },
  })
  await calculate(page, { area: '20', thickness: '10' })
  await page.getByRole('button', { name: 'Add to list' }).click()
  const message = page.getByRole('listitem').filter({ hasText: 'Added ‘Concrete mix 1’' })
  await message.waitFor()
  await openList(page)
  await atRest(page)
  const top = (await message.boundingBox())?.y
  const lines = await page.locator('[data-material]').all()
  const bottoms = await Promise.all(
    lines.map(async (line) => {
      const box = await line.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }),
  )
  expect(bottoms).toHaveLength(3)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(top ?? 0)
})

test('at 320 px feet and inches of an opening show their numbers whole', async () => {
  const page = await site.visit('/block-brick-estimator', {
    ...PHONE,
    viewport: { width: 320, height: 640 },
  })
  await page.getByRole('button', { name: 'Add opening' }).click()
  for (const side of ['width', 'height']) {
    await page.locator(`[name="openings.0.${side}.unit"]`).selectOption('ft in')
    await page.locator(`[name="openings.0.${side}"]`).fill('1200.5')
    await page.locator(`[name="openings.0.${side}.inches"]`).fill('11 15/16')
  }
  const cut = await page
    .locator('[name^="openings.0"]')
    .evaluateAll((inputs) =>
      inputs
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((input) => input.getAttribute('name')),
    )
  expect(cut).toEqual([])
})
