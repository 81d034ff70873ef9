import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { givenOn } from './calculatorPages.ts'
import { calculate } from './forms.ts'
import { expectGoodLooks } from './looks.ts'

/** Each colour scheme on each width. */
const WAYS = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const

/** Twice the dots, so that thin letters show their own colour somewhere. */
export const SHARP = {
  viewport: { width: 320, height: 800 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
} as const

export const NOWHERE = '/no-such-page'

/** Looks at a page in both colour schemes and both widths, on one visit. */
export async function everyWay(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  for (const { width, colorScheme } of WAYS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    // Colours fade into each other.
    await page.waitForTimeout(200)
    await check(page)
  }
}

export async function expectAllWell(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectGoodLooks(page)
}

/** Gives a result where the page is a calculator's, and waits until nothing moves any more. */
export async function calculateOn(page: Page, path: string): Promise<void> {
  const given = givenOn(path)
  if (given) {
    await calculate(page, given)
    await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
  }
  // The picture, what to buy and the foot of the page come last.
  await page.waitForLoadState('networkidle')
}
