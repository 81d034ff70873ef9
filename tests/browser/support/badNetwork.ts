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

/** What the build drew. */
interface Drawn {
  heading: string | null
  texts: string[]
}

/** What is to be read on a page, once all of its HTML is here. */
export async function drawnOn(page: Page): Promise<Drawn> {
  await page.waitForFunction(() => document.readyState !== 'loading')
  return { heading: await headingOf(page), texts: await textsOf(page) }
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
/** But for the way to a page: the build draws one for all addresses that are not found. */
const textsOf = (page: Page) =>
  page.locator(':is(main, footer) :is(h2, h3, p, li):not(main nav *)').allTextContents()

/** Types what belongs to a page of this kind. */
export async function typeInto(page: Page, kind: Kind): Promise<void> {
  const [name, text] = KINDS[kind] ?? []
  if (name) await page.locator(`[name=${name}]`).fill(text ?? '')
}

/** Holds that nothing was lost: the page's own words, and what was typed. */
export async function expectWhole(page: Page, kind: Kind, drawn: Drawn): Promise<void> {
  expect(await headingOf(page)).toBe(drawn.heading)
  const texts = new Set(await textsOf(page))
  expect(drawn.texts.filter((text) => !texts.has(text))).toEqual([])
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  const [name, text] = KINDS[kind] ?? []
  if (name) expect(await page.locator(`[name=${name}]`).inputValue()).toBe(text)
}
