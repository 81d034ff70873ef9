import { describe, expect, test } from 'vitest'
import { givenCases, ownCases } from '../cases/readCases.ts'
import { setUpBrowser } from './support/browser.ts'
import { fill, pressInPlace, shownResults } from './support/forms.ts'

/*
 * The tests type cases with exact answers into the real pages: always the project's own, and those of
 * the specification if they are present.
 */

const withoutGrouping = (results: Record<string, string> | null) =>
  results &&
  Object.fromEntries(Object.entries(results).map(([key, text]) => [key, text.replaceAll(',', '')]))

const cases = [
  ...ownCases().map((item) => ({ ...item, read: (shown: Record<string, string> | null) => shown })),
  ...givenCases().map((item) => ({ ...item, read: withoutGrouping })),
]

const EMPTY: Record<string, string> = {
  'steel-weight-calculator': 'Enter details to see your results.',
}

const site = setUpBrowser()

describe.each([...new Set(cases.map(({ calculator }) => calculator))])('%s', (calculator) => {
  test('gives exactly the expected figures for every case typed into its page', async () => {
    const page = await site.visit(`/${calculator}`)
    const differences = []
    for (const { inputs, expected, read } of cases.filter((of) => of.calculator === calculator)) {
      await pressInPlace(page.getByRole('button', { name: 'Start again' }))
      await fill(page, inputs)
      await pressInPlace(page.getByRole('button', { name: 'Calculate' }))
      await page.waitForSelector(
        expected === null ? '[aria-invalid="true"]' : '#results [data-result]',
      )
      const shown = read(await shownResults(page))
      const text = (await page.locator('#results').textContent()) ?? ''
      const empty = EMPTY[calculator] ?? 'Enter dimensions to see your results.'
      if (text.includes(empty) !== (expected === null)) differences.push({ inputs, text })
      try {
        expect(shown).toEqual(expected)
      } catch (difference) {
        differences.push({ inputs, difference: String(difference) })
      }
    }
    expect(differences).toEqual([])
  })
})
