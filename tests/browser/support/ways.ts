import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { standsStill } from './atRest.ts'
import { expectGoodLooks } from './looks.ts'

/** Each colour scheme on each width. */
const WAYS = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const

/** More dots than pixels, so that thin letters show their own colour somewhere. */
export const SHARP = {
  viewport: { width: 320, height: 800 },
  deviceScaleFactor: 1.5,
  reducedMotion: 'reduce',
} as const

/**
 * Looks at a page in both colour schemes and both widths, on one visit: axe at each width, and in each
 * scheme the contrast of its pixels.
 *
 * @param besides rules of axe that the page cannot keep.
 */
export async function expectWellEveryWay(page: Page, besides: string[] = []): Promise<void> {
  const seen = new Set<number>()
  for (const { width, colorScheme } of WAYS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    // Colours fade into each other.
    await standsStill(page)
    if (!seen.has(width)) await expectAccessible(page, besides)
    seen.add(width)
    await expectGoodLooks(page)
  }
}
