import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { setUpBrowser } from './support/browser.ts'
import { fill, shownResults } from './support/forms.ts'

/*
 * Cases with exact answers, typed into the real pages: the project's own always, and those that
 * come with the specification where they are present.
 */

const casesSchema = z.array(
  z.object({
    calculator: z.string(),
    inputs: z.record(z.string(), z.string()),
    /** Results without grouping; null: the empty text. */
    expected: z.record(z.string(), z.string()).nullable(),
  }),
)
const root = join(import.meta.dirname, '../..')
const files = [join(root, 'tests/cases/own.json'), join(root, '../shared/cases/given.json')]
const cases = files
  .filter((file) => existsSync(file))
  .flatMap((file) => casesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))

const EMPTY: Record<string, string> = {
  'steel-weight-calculator': 'Enter details to see your results.',
}

const site = setUpBrowser()

describe.each([...new Set(cases.map(({ calculator }) => calculator))])('%s', (calculator) => {
  test('gives exactly the expected figures for every case typed into its page', async () => {
    const page = await site.visit(`/${calculator}`)
    const own = cases.filter((item) => item.calculator === calculator)
    expect(own.length).toBeGreaterThan(0)
    const differences = []
    for (const { inputs, expected } of own) {
      await page.reload()
      await page.waitForSelector('html[data-ready]')
      await fill(page, inputs)
      await page.getByRole('button', { name: 'Calculate' }).click()
      const outcome = expected === null ? '[aria-invalid="true"]' : '#results [data-result]'
      await page.waitForSelector(outcome)
      const shown = await shownResults(page)
      const plain =
        shown &&
        Object.fromEntries(
          Object.entries(shown).map(([key, text]) => [key, text.replaceAll(',', '')]),
        )
      try {
        expect(plain).toEqual(expected)
        if (expected === null) {
          const empty = EMPTY[calculator] ?? 'Enter dimensions to see your results.'
          expect(await page.locator('#results').textContent()).toContain(empty)
        }
      } catch (difference) {
        differences.push({ inputs, difference: String(difference) })
      }
    }
    expect(differences).toEqual([])
  })
})
