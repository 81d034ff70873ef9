import { describe, expect, test } from 'vitest'
import type { PlainField } from '../../schemas/definition/calculator.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { SPECIFIED } from '../support/specified.ts'
import { atRest } from './support/atRest.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { somePages } from './support/calculatorPages.ts'
import { BROKEN_FIGURES, calculate, fill, shownResults, startAgain } from './support/forms.ts'
import { ROOM } from './support/tiles.ts'

const site = setUpBrowser()

const BLOCKS = '/block-brick-estimator'

/** Each field's name, its accessible name, and its text in a fresh form, in the order of the page. */
const FIELDS: Record<string, [name: string, label: string, value: string][]> = {
  'concrete-mix-calculator': [
    ['area', 'Area (m²)', ''],
    ['thickness', 'Thickness (cm)', ''],
    ['mix', 'Mix ratio', '1:2:4'],
  ],
  'block-brick-estimator': [
    ['wallLength', 'Wall length (m)', ''],
    ['wallHeight', 'Wall height (m)', ''],
    ['blockType', 'Block type', '6-inch-hollow'],
    ['mortarGap', 'Mortar gap (mm)', '10'],
    ['wastage', 'Wastage (%)', '5'],
  ],
  'tile-estimator': [
    ['roomLength', 'Room length (m)', ''],
    ['roomWidth', 'Room width (m)', ''],
    ['tileLength', 'Tile length (cm)', ''],
    ['tileWidth', 'Tile width (cm)', ''],
    ['wastage', 'Wastage (%)', '10'],
  ],
  'paint-estimator': [
    ['wallHeight', 'Wall height (m)', ''],
    ['wallWidth', 'Wall width (m)', ''],
    ['walls', 'Number of walls', '3'],
    ['coats', 'Number of coats', '2'],
    ['coverage', 'Coverage per litre (m²/litre)', '10'],
  ],
  'roofing-estimator': [
    ['roofLength', 'Roof length (m)', ''],
    ['roofWidth', 'Roof width (m)', ''],
    ['sheetLength', 'Sheet length (m)', '3'],
    ['sheetWidth', 'Sheet width (m)', '0.85'],
    ['overlap', 'Overlap (%)', '10'],
  ],
  'steel-weight-calculator': [
    ['diameter', 'Bar diameter', '12'],
    ['length', 'Bar length (m)', '12'],
    ['bars', 'Number of bars', '1'],
  ],
}

describe('A fresh form', () => {
  test.each(SPECIFIED)(
    '/$slug has its fields and defaults, in order; of what is specified, the blocks alone bring a toast',
    async ({ slug, given, key, needed }) => {
      const page = await site.visit(`/${slug}`)
      const fields = await page
        // The fields in sight: measures.deep.test.ts tests the units.
        .locator('form [name]:not([name*="."]):visible')
        .evaluateAll((elements) =>
          elements.map((element) => [
            element.getAttribute('name'),
            element instanceof HTMLInputElement || element instanceof HTMLSelectElement
              ? element.value
              : null,
          ]),
        )
      const expected = FIELDS[slug] ?? []
      expect(fields).toEqual(expected.map(([name, , text]) => [name, text]))
      for (const [name, label] of expected) {
        expect(await page.getByLabel(label, { exact: true }).getAttribute('name')).toBe(name)
      }
      for (const input of await page.locator('form input').all()) {
        expect(await input.getAttribute('type')).toBe('text')
        expect(await input.getAttribute('inputmode')).toBe('decimal')
      }
      await calculate(page, given)
      await page.locator(`#results strong`).getByText(/\d/).first().waitFor()
      expect(await page.locator(`#results [data-result=${key}]`).count()).toBe(1)
      await calculate(page, { [needed]: 'abc' })
      await page.waitForSelector('#results:not(:has([data-result]))')
      const toasts = page.locator('ol > li').filter({ hasText: 'Invalid Input' })
      const isBlocks = `/${slug}` === BLOCKS
      if (isBlocks) await toasts.waitFor()
      expect(await toasts.count()).toBe(isBlocks ? 1 : 0)
    },
  )

  test('the block list shows the size of each block in millimetres', async () => {
    const page = await site.visit(BLOCKS)
    const labels = await page.locator('[name=blockType] option').allTextContents()
    expect(labels.slice(0, 3)).toEqual([
      '6" Hollow Block (450 × 225 × 150 mm)',
      '9" Hollow Block (450 × 225 × 225 mm)',
      'Standard Brick (225 × 75 × 112.5 mm)',
    ])
  })

  test('the steel list has the seven diameters of the market', async () => {
    const page = await site.visit('/steel-weight-calculator')
    const ids = await page
      .locator('[name=diameter] option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
    expect(ids).toEqual(['8', '10', '12', '16', '20', '25', '32'])
  })
})

// visual.deep.test.ts looks at every calculator with the result of its first example.
describe.each(somePages)('$path', ({ path, calculator, given, expected }) => {
  test('explains itself, and shows its empty text until it calculates, by the button as by Enter, into a live region', async () => {
    const page = await site.visit(path)
    // A how-to with worked examples, three questions, what it rests on.
    expect(await page.getByRole('heading', { name: /^How to/ }).count()).toBe(1)
    expect(await page.locator('article').count()).toBeGreaterThanOrEqual(2)
    const figures = await page.locator('article').first().locator('dd').allTextContents()
    const computed = figures.map((figure) => figure.trim().split(' ')[0])
    expect(computed).toEqual(expect.arrayContaining(Object.values(expected)))
    expect(await page.locator('details details > summary').count()).toBeGreaterThanOrEqual(3)
    expect(await page.locator('main details[open]').count()).toBe(0)
    expect(await page.locator('main').textContent()).not.toMatch(/\{|\}|undefined|NaN/)
    const empty = page.getByText(calculator.empty)
    expect(await empty.isVisible()).toBe(true)
    await fill(page, given)
    expect(await empty.isVisible()).toBe(true)
    await calculate(page, {})
    await page.waitForSelector('#results [data-result]')
    const byButton = await shownResults(page)
    await startAgain(page)
    await fill(page, given)
    await page.locator('form input').last().press('Enter')
    await page.waitForSelector('#results [data-result]')
    expect(await shownResults(page)).toEqual(byButton)
    expect(await page.locator('[aria-live="polite"] #results').count()).toBe(1)
    expect(
      await page.locator('#results strong [data-result], #results [data-result] strong').count(),
    ).toBe(1)
    expect(await page.locator('#results').textContent()).toContain('An estimate for planning.')
  })

  test('does with a change what its definition says; an invalid input empties the result and takes the focus', async () => {
    const page = await site.visit(path)
    await calculate(page, given)
    await page.waitForSelector('#results [data-result]')
    const before = await shownResults(page)
    await page.locator('form input').first().press('5')
    await atRest(page)
    const keeps = calculator.whenChanged === 'keep'
    expect(await shownResults(page)).toEqual(keeps ? before : null)
    const spoilt = neededField(calculator)
    if (spoilt === undefined) return
    await calculate(page, { ...given, [spoilt]: 'abc' })
    await page.waitForSelector('#results:not(:has([data-result]))')
    const field = page.locator(`[name="${spoilt}"]`)
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await field.inputValue()).toBe('abc')
    expect(await page.locator('form').textContent()).not.toMatch(/invalid|error|required/i)
  })

  test('on a phone its first example scrolls into view, with the figures that it expects, each in one line', async () => {
    const page = await site.visit(path, PHONE)
    await calculate(page, given)
    await page.waitForSelector('#results [data-result]')
    expect(await shownResults(page)).toMatchObject(expected)
    expect(await page.evaluate(BROKEN_FIGURES)).toBe('')
    await page.waitForFunction(() => {
      const figure = document.querySelector('#results strong')?.getBoundingClientRect()
      return figure !== undefined && figure.top >= 0 && figure.bottom <= window.innerHeight
    })
  })
})

/** The first input that must hold a number; undefined where no input must. */
function neededField({ fields }: CalculatorWithGuidance): string | undefined {
  const [needed] = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'repeat') return isNeeded(field) ? [name] : []
    if (field.minimum === 0) return []
    return Object.entries(field.fields).flatMap(([key, inner]) =>
      isNeeded(inner) ? [`${name}.0.${key}`] : [],
    )
  })
  return needed
}

function isNeeded(field: PlainField): boolean {
  const { kind, visibleWhen } = field
  return kind === 'number' && !visibleWhen && !field.placement && field.onInvalid === 'error'
}

describe('Tips and footnotes', () => {
  test.each([
    ['/roofing-estimator', { roofLength: '10', roofWidth: '6' }, 'Keep 2-4 extra sheets'],
    ['/tile-estimator', ROOM, 'Always buy extra tiles for cutting loss and future replacements.'],
  ])('%s gives its advice', async (path, inputs, advice) => {
    const page = await site.visit(path)
    await calculate(page, inputs)
    await page.waitForSelector('#results [data-result]')
    expect(await page.locator('main').textContent()).toContain(advice)
  })
})

test('a note below a field does not move a button while it is pressed', async () => {
  const page = await site.visit('/plaster-estimator')
  await fill(page, { wallLength: '4', wallHeight: '3', 'openings.0.width': '1' })
  const height = page.locator('[name="openings.0.height"]')
  await height.fill('2')
  const hint = page.locator(`[id="${(await height.getAttribute('aria-describedby'))?.trim()}"]`)
  await hint.waitFor({ state: 'visible' })
  const button = page.getByRole('button', { name: 'Calculate' })
  await button.hover()
  const before = await button.boundingBox()
  await page.mouse.down()
  expect(await button.boundingBox()).toEqual(before)
  await page.mouse.up()
  await page.locator('#results [data-result]').first().waitFor()
  await hint.waitFor({ state: 'hidden' })
})

test('the page asks about a tile of 600 cm, and one tap makes it 600 mm', async () => {
  const page = await site.visit('/tile-estimator', PHONE)
  await fill(page, { ...ROOM, tileLength: '600' })
  await page.getByText('600 cm is large for a tile.').waitFor()
  await page.getByRole('button', { name: '600 mm?' }).click()
  expect(await page.locator('[name="tileLength.unit"]').inputValue()).toBe('mm')
  expect(await page.getByText('600 cm is large for a tile.').count()).toBe(0)
})
