import { z } from 'zod'
import * as englishList from '../../../src/messages/en/addToList.ts'
import * as englishBanner from '../../../src/messages/en/banner.ts'
import * as englishError from '../../../src/messages/en/errorPage.ts'
import * as englishMenu from '../../../src/messages/en/exportMenu.ts'
import * as swahiliList from '../../../src/messages/sw/addToList.ts'
import * as swahiliBanner from '../../../src/messages/sw/banner.ts'
import * as swahiliError from '../../../src/messages/sw/errorPage.ts'
import * as swahiliMenu from '../../../src/messages/sw/exportMenu.ts'
import type { Driver } from './driver.ts'
import { call } from './journeys.ts'

/* What a journey sees of a page in any browser, and what it does there. */

/** The words of the page at hand. */
export const wordsOf = (path: string) =>
  /^\/sw(\/|$)/.test(path)
    ? { list: swahiliList, banner: swahiliBanner, errorPage: swahiliError, menu: swahiliMenu }
    : { list: englishList, banner: englishBanner, errorPage: englishError, menu: englishMenu }

const texts = z.record(z.string(), z.string())
const looks = z.object({
  path: z.string(),
  hash: z.string(),
  /** When the document began. */
  document: z.number(),
  /** The path of the page that is shown. */
  page: z.string(),
  isReady: z.boolean(),
  isPending: z.boolean(),
  heading: z.string(),
  banner: z.string(),
  fields: texts,
  /** The fields that take a text. */
  boxes: z.array(z.string()),
  results: texts,
  /** The estimates that can be edited on the list's page. */
  cards: z.number(),
  /** How many the header says are on the list. */
  listed: z.number(),
  buttons: z.array(z.string()),
  /** Errors and rejections that nobody handled. */
  errors: z.array(z.string()),
})
export type Look = z.output<typeof looks>

/**
 * Looks at the page at hand.
 *
 * @param hopes all that waits for the network tries again.
 */
export async function look(driver: Driver, hopes: boolean): Promise<Look> {
  return looks.parse(JSON.parse(await call(driver, lookInPage, hopes ? 'hopes' : '')))
}

/** Runs in the page. */
function lookInPage(hopes = ''): string {
  const keeper: { journeyErrors?: (ErrorEvent | PromiseRejectionEvent)[] } & Window = window
  const errors = keeper.journeyErrors ?? []
  if (!keeper.journeyErrors) {
    keeper.journeyErrors = errors
    addEventListener('error', (event) => errors.push(event))
    addEventListener('unhandledrejection', (event) => errors.push(event))
  }
  if (hopes) dispatchEvent(new Event('online'))
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const { dataset } = document.documentElement
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  const controls = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'main form :is(input, select, textarea)[name]:not([name^=_])',
    ),
  ]
  const figures = all('#results [data-result]').map(({ dataset: { result }, textContent }) => [
    result,
    /-?[\d,]+(\.\d+)?/.exec(textContent ?? '')?.[0],
  ])
  return JSON.stringify({
    path: location.pathname,
    hash: location.hash,
    document: performance.timeOrigin,
    page: address ? new URL(address).pathname : '',
    isReady: 'ready' in dataset,
    isPending: 'pending' in dataset,
    heading: text('h1'),
    banner: text('#banner p'),
    fields: Object.fromEntries(controls.map(({ name, value }) => [name, value])),
    boxes: controls
      .filter((one) => !('options' in one) && one.getClientRects().length > 0)
      .map(({ name }) => name),
    results: Object.fromEntries(figures),
    cards: all('[data-estimate] a[href*="#"]').length,
    listed: Number(/\d+$/.exec(text('header a[href$="/list"]:not([lang])'))?.[0] ?? 0),
    // What a fold hides, nobody can press.
    buttons: all(':is(main, #banner) button')
      .filter((one) => one.getClientRects().length > 0)
      .map(({ textContent }) => textContent),
    // The page may have handled one after all.
    errors: errors
      .filter(({ defaultPrevented }) => !defaultPrevented)
      .map((event) => ('reason' in event ? `Unhandled: ${event.reason}` : event.message)),
  })
}

/** Comes over an element, as a hand does before it presses, and presses it. */
export async function click(driver: Driver, selector: string, nth = 0): Promise<void> {
  const isThere = await call(
    driver,
    (wanted = '', at = '') => {
      const element = document.querySelectorAll<HTMLElement>(wanted)[Number(at)]
      element?.dispatchEvent(new Event('pointerover', { bubbles: true }))
      element?.click()
      return element !== undefined
    },
    selector,
    `${nth}`,
  )
  if (isThere === 'false') throw new Error(`The page has no ${selector}`)
}

/** Types texts into fields, and chooses in selects, at once: keys one by one take longer than all else. */
export async function typeAll(driver: Driver, given: Record<string, string>): Promise<void> {
  await call(
    driver,
    (written = '{}') => {
      for (const [name, text] of Object.entries<string>(JSON.parse(written))) {
        const field = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)
        if (!field || field.value === text) continue
        const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
        setter?.call(field, text)
        field.dispatchEvent(new Event('options' in field ? 'change' : 'input', { bubbles: true }))
      }
    },
    JSON.stringify(given),
  )
}
