import { expect, test } from 'vitest'
import { writeLink } from '../../src/permalink/estimateLink.ts'
import { estimateOf } from '../export/support.ts'
import { calculatorAt } from '../support/calculators.ts'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, setUpBrowser } from './support/browser.ts'
import { calculate } from './support/forms.ts'
import { focused, tabTo } from './support/keyboard.ts'

const site = setUpBrowser()

const NARROW = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const

test('at 320 px by keyboard alone: six numbers and Enter bring the bill of a house, and its prices', async () => {
  const page = await site.visit('/house-estimator', NARROW)
  await expectAccessible(page)
  const type = async (label: string, typed: string) => {
    expect((await tabTo(page, label)).at(-1)).toBe(label)
    await page.keyboard.type(typed)
  }
  await type('House length (m)', '10')
  await type('House width (m)', '8')
  await tabTo(page, 'Add room')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Length (m)')
  await page.keyboard.type('4.5')
  await type('Width (m)', '4')
  await type('Rise of the roof (m)', '2')
  await type('Inside walls (optional) (m)', '18')
  await page.keyboard.press('Enter')
  // How many of a kind and what is folded have their usual values.
  await page.locator('#results').getByText('80.00').first().waitFor()
  await page.locator('#buy').waitFor()
  expect((await tabTo(page, 'Cement')).at(-1)).toBe('Cement')
  await page.keyboard.press('Enter')
  // The boxes of a line come when it is opened first.
  await page.locator('[name=price-cement]').waitFor()
  await tabTo(page, 'KSh for a bag (cement)')
  await page.keyboard.type('800')
  // The roof needs no cement, and no other line has a price yet.
  const costs = page.locator('[data-stage-total]')
  expect(await costs.count()).toBe(3)
  expect(await page.locator('[data-stage-total=Roof]').count()).toBe(0)
  // 187 bags: rounded up once from those of every estimate.
  expect(await page.locator('[data-total]').textContent()).toBe('KSh 149,600')
  expect((await tabTo(page, 'Add labour')).at(-1)).toBe('Add labour')
  await page.keyboard.press('Space')
  expect(await page.locator('#labour [data-material]').count()).toBe(13)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await wide()).toBe(320)
  await expectAccessible(page)
})

test('on a desk, the first press of Calculate at the foot of the long form brings its results to the eyes', async () => {
  const page = await site.visit('/house-estimator', { ...LAPTOP, reducedMotion: 'reduce' })
  await calculate(page, { length: '10', width: '8', rise: '2' })
  await page.locator('#buy').waitFor()
  await atRest(page)
  const { y, height } = (await page.locator('#results').boundingBox()) ?? { y: -1, height: 0 }
  expect(y).toBeGreaterThan(0)
  expect(y + height).toBeLessThan(LAPTOP.viewport.height)
})

test('on a phone a house answers with its bill within two screens of Calculate, and with what is not in it', async () => {
  const page = await site.visit('/house-estimator', {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  })
  await calculate(page, { length: '10', width: '8', rise: '2' })
  await page.locator('#buy').waitFor()
  // The form is above: at its foot stands what to buy.
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Cement 143 bags (50 kg)' }).waitFor()
  await page.getByRole('button', { name: 'Cement', exact: true }).click()
  await page.locator('[name=price-cement]').fill('800')
  const submit = page.locator('main form [type=submit]')
  // The total stays at the foot of the screen while the lines above it are read.
  await submit.evaluate((button) => {
    const { top } = button.getBoundingClientRect()
    scrollTo(0, scrollY + top + innerHeight)
  })
  const { y = 740, height = 0 } = (await page.locator('[data-total]').boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(740)
  const { y: top = 0 } = (await submit.boundingBox()) ?? {}
  const total = await page.locator('[data-answer-total]').boundingBox()
  expect((total?.y ?? Infinity) - top).toBeLessThanOrEqual(2 * 740)
  expect(await page.locator('[data-answer-total]').textContent()).toBe(
    await page.locator('[data-total]').textContent(),
  )
  const answer = page.getByRole('region', { name: 'Buy' })
  await answer
    .getByText(
      'Not counted yet: inside walls, plaster inside, floor, tiles, wall tiles, ceiling, paint inside, paint on ceilings.',
    )
    .waitFor()
  await answer.getByRole('button', { name: 'Add rooms' }).click()
  await expect.poll(() => focused(page)).toBe('Length (m)')
})

test('on a phone a link to a house opens at what to buy', async () => {
  const house = estimateOf(calculatorAt('house-estimator'), { length: '10', width: '8', rise: '2' })
  const page = await site.visit(`/house-estimator#${writeLink(house)}`, {
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  })
  await page.locator('#buy').waitFor()
  await atRest(page)
  const { y = -1 } =
    (await page.getByRole('region', { name: 'Buy', exact: true }).boundingBox()) ?? {}
  const header = await page.locator('header').first().boundingBox()
  expect(y).toBeGreaterThanOrEqual(header?.height ?? 740)
  expect(y).toBeLessThan(370)
})

test('estimates that are put on the list again say what is lost where they replace those before', async () => {
  const page = await site.visit('/house-estimator', LAPTOP)
  await calculate(page, { length: '10', width: '8', rise: '2' })
  const add = page.getByRole('button', { name: 'Add to list' })
  await add.click()
  await page.getByText('Added 11 estimates').first().waitFor()
  await add.click()
  await page
    .getByText(
      'The list has 11 estimates that this page made before. Replacing them loses what you changed in them.',
    )
    .waitFor()
  await page.getByRole('button', { name: 'Replace them' }).click()
  await page.getByText('Replaced 11 estimates').first().waitFor()
})
