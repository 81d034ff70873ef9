import { expect, test } from 'vitest'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { unitChoices } from '../../schemas/estimate/measurementInput.ts'
import { expectAccessible } from './support/accessibility.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { calculatorPages } from './support/calculatorPages.ts'
import { shownResults } from './support/forms.ts'

const site = setUpBrowser()
const SMALL = { ...PHONE, viewport: { width: 320, height: 640 } }

/**
 * The layouts of the numbers with units to choose that a fresh form shows. The room for a number depends
 * on its unit, and in a row on how many fields share the line.
 */
function placesOf({ fields }: Pick<CalculatorWithGuidance, 'fields'>, inRowOf = 0): string[] {
  return Object.values(fields).flatMap((field) => {
    if (field.kind === 'repeat') {
      return field.minimum === 0 ? [] : placesOf(field, Object.keys(field.fields).length)
    }
    const isShown = field.kind === 'number' && field.visibleWhen === undefined
    return isShown && unitChoices(field.unit).length > 0 ? [`${field.unit} ${inRowOf}`] : []
  })
}

/** The layouts of the pages chosen so far, which together have every layout of a number. */
const met = new Set<string>()
const calculators = calculatorPages.filter(({ calculator }) => {
  const places = placesOf(calculator)
  const isNew = places.some((place) => !met.has(place))
  for (const place of places) met.add(place)
  return isNew
})

// visual.deep.test.ts tests by axe that a thumb hits every unit of every page.
test.each(calculators)(
  '$path: every unit can be hit by a thumb, and leaves room for the number',
  async ({ path }) => {
    const page = await site.visit(path, SMALL)
    const units = page.locator('form select[name$=".unit"]:visible')
    expect(await units.count()).toBeGreaterThan(0)
    for (const unit of await units.all()) {
      const box = await unit.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
      const name = (await unit.getAttribute('name'))?.replace('.unit', '') ?? ''
      const isLength = (await unit.locator('option').allTextContents()).includes('ft in')
      const number = page.locator(`form [name="${name}"]`)
      const isCut = () => number.evaluate((input) => input.scrollWidth > input.clientWidth)
      // Fields of a row stand side by side; nobody has a room of a kilometre.
      const isInRow = name.includes('.')
      await number.fill(isInRow ? '12.75' : '1,250.75')
      expect(await isCut()).toBe(false)
      if (!isLength || isInRow) continue
      await unit.selectOption('ft in')
      await number.fill('1250')
      expect(await isCut()).toBe(false)
      await page.locator(`form [name="${name}.inches"]`).fill('11.5')
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page)
  },
)

test('doors and windows on the smallest phone: rows are added, filled and taken away', async () => {
  const page = await site.visit('/plaster-estimator', SMALL)
  await page.fill('[name=wallLength]', '4')
  await page.fill('[name=wallHeight]', '3')
  const add = page.getByRole('button', { name: 'Add opening' })
  for (const [index, width] of ['0.9', '1.2'].entries()) {
    await add.tap()
    // The first box of what was added has the focus.
    await page.keyboard.type(width)
    await page.fill(`[name="openings.${index}.height"]`, '1')
  }
  await page.selectOption('[name="openings.1.width.unit"]', 'ft')
  for (const target of await page.locator('fieldset button, fieldset select').all()) {
    const box = await target.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove opening 1' }).tap()
  expect(await page.inputValue('[name="openings.0.width"]')).toBe('1.2')
  expect(await page.inputValue('[name="openings.0.width.unit"]')).toBe('ft')
  await page.getByRole('button', { name: 'Calculate' }).tap()
  await page.locator('[data-result=netArea]').waitFor()
  expect((await shownResults(page))?.netArea).toBe('11.63')
})

test('a tap hits what it was aimed at, though the note of the field before goes away', async () => {
  const page = await site.visit('/plaster-estimator', PHONE)
  const add = page.getByRole('button', { name: 'Add opening' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await add.tap()
  await add.tap()
  await page.locator('[name="openings.0.width"]').tap()
  await page.locator('[name="openings.0.height"]').tap()
  expect(await focused()).toBe('openings.0.height')
  await page.locator('[name="openings.1.count"]').tap()
  expect(await focused()).toBe('openings.1.count')
  await page.locator('[name="openings.0.width"]').tap()
  await add.tap()
  await page.locator('[name="openings.2.width"]').waitFor()
  expect(await focused()).toBe('openings.2.width')
  const notes = page.getByText('A number, as 12.5, or 12 ft 6 in').filter({ visible: true })
  await expect.poll(() => notes.count()).toBe(1)
})
