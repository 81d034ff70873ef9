import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    /** In a page that axe was put into. */
    axe: typeof axe
  }
}

/** Fails with the rule and the elements if axe finds anything on the page as it now stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated, not added as a script: the page's own content policy would refuse that.
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(violations).toEqual([])
}
