import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** One page of every kind, and what a person types into it: a field's name, and a text. */
export const KINDS = {
  '/': undefined,
  '/tile-estimator': ['roomLength', '4.25'],
  '/contact': ['message', 'Half a message'],
  '/formulas': undefined,
  '/formulas/tile-estimator': undefined,
  '/list': undefined,
  '/privacy': undefined,
  '/no-such-page': undefined,
} as const

export type Kind = keyof typeof KINDS

/** The page's own heading, once all of its HTML is here. */
export async function headingOf(page: Page): Promise<string | null> {
  await page.waitForFunction(() => document.readyState !== 'loading')
  return page.getByRole('heading', { level: 1 }).textContent()
}

/** Types what belongs to a page of this kind. */
export async function typeInto(page: Page, kind: Kind): Promise<void> {
  const [name, text] = KINDS[kind] ?? []
  if (name) await page.locator(`[name=${name}]`).fill(text ?? '')
}

/** Holds that nothing was lost: the page's own words, and what was typed. */
export async function expectWhole(page: Page, kind: Kind, heading: string | null): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  const [name, text] = KINDS[kind] ?? []
  if (name) expect(await page.locator(`[name=${name}]`).inputValue()).toBe(text)
}
