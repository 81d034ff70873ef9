import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a person types into a page of each kind: a field's name, and a text. */
const TYPED = {
  '/': undefined,
  '/tile-estimator': ['roomLength', '4.25'],
  '/contact': ['message', 'Half a message'],
  '/formulas': undefined,
  '/formulas/tile-estimator': undefined,
  '/list': undefined,
  '/privacy': undefined,
  '/no-such-page': undefined,
} as const

export type Kind = keyof typeof TYPED

/** One page of every kind. */
export const KINDS = Object.keys(TYPED).filter((kind): kind is Kind => kind in TYPED)

/** What the build drew. */
interface Drawn {
  heading: string | null
  texts: string[]
}

/** What is to be read on a page, once all of its HTML is here. */
async function drawnOn(page: Page): Promise<Drawn> {
  await page.waitForFunction(() => document.readyState !== 'loading')
  return { heading: await headingOf(page), texts: await textsOf(page) }
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
/** But for the way to a page: the build draws one for all addresses that are not found. */
const textsOf = (page: Page) =>
  page.locator(':is(main, footer) :is(h2, h3, p, li):not(main nav *)').allTextContents()

/** Opens a page with a clock that the test drives, and types what belongs to a page of its kind. */
export async function openKind(page: Page, kind: Kind): Promise<Drawn> {
  await page.clock.install()
  await page.goto(kind, { waitUntil: 'commit' })
  const drawn = await drawnOn(page)
  const [name, text] = TYPED[kind] ?? []
  if (name) await page.locator(`[name=${name}]`).fill(text ?? '')
  return drawn
}

/** Holds that nothing was lost: the page's own words, and what was typed. */
export async function expectWhole(page: Page, kind: Kind, drawn: Drawn): Promise<void> {
  expect(await headingOf(page)).toBe(drawn.heading)
  const texts = new Set(await textsOf(page))
  expect(drawn.texts.filter((text) => !texts.has(text))).toEqual([])
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0)
  const [name, text] = TYPED[kind] ?? []
  if (name) expect(await page.locator(`[name=${name}]`).inputValue()).toBe(text)
}
