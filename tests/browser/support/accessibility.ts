import { createRequire } from 'node:module'
import type axeModule from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** In a page that has loaded it. */
declare const axe: typeof axeModule

const AXE = createRequire(import.meta.url).resolve('axe-core')

/** Fails with the rule and the elements if axe finds anything on the page as it now stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.addScriptTag({ path: AXE })
  const violations = await page.evaluate(async () => {
    const { violations } = await axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(violations).toEqual([])
}
