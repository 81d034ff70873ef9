import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeModule from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** In a page that has loaded it. */
declare const axe: typeof axeModule

/** Half of what the package itself gives as its source, so a page reads it in half of the time. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Fails with the rule and the elements if axe finds anything on the page as it now stands.
 *
 * @param besides rules that the page cannot keep.
 */
export async function expectAccessible(page: Page, besides: string[] = []): Promise<void> {
  // Not as a script of the page: its content policy allows none but its own.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (names) => {
    const rules = Object.fromEntries(names.map((name) => [name, { enabled: false }]))
    const { violations } = await axe.run({
      rules,
      // axe need not compute the elements that pass: the test reads the violations alone.
      resultTypes: ['violations'],
      selectors: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, besides)
  expect(violations).toEqual([])
}
