import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { standsStill } from './atRest.ts'
import { expectGeometry, expectGoodLooks } from './looks.ts'

/** More dots than pixels, so that thin letters show their own colour somewhere. */
export const SHARP = {
  viewport: { width: 320, height: 800 },
  deviceScaleFactor: 1.5,
  reducedMotion: 'reduce',
} as const

/**
 * Looks at a page on one visit. On a narrow screen and, dark, on a broad one it runs axe and finds texts
 * that overlap or are cut. It measures the contrast of pixels in both schemes, on the narrow screen
 * alone, since no colour depends on the width.
 *
 * @param besides rules of axe that the page cannot keep.
 */
export async function expectWellEveryWay(page: Page, besides: string[] = []): Promise<void> {
  await expectAccessible(page, besides)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours fade into each other.
    await standsStill(page)
    await expectGoodLooks(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await standsStill(page)
  await expectAccessible(page, besides)
  await expectGeometry(page)
  await page.setViewportSize(SHARP.viewport)
}
