import { expect } from 'vitest'
import { z } from 'zod'
import type { Driver } from './driver.ts'
import { addRow } from './forms.ts'

/*
 * The steps of a person on a page, in any browser that has a driver. The functions that `call` and
 * `until` get run in the page: they know their arguments, and nothing else.
 */

type InPage = (...texts: string[]) => unknown

/** Runs a function in the page, and answers what it answers as a text. */
export function call(page: Driver, inPage: InPage, ...texts: string[]): Promise<string> {
  return page.run(`(${inPage})(...${JSON.stringify(texts)})`)
}

/** A hang still ends; between two questions the page has the processor for itself. */
const PATIENCE = { timeout: 300_000, interval: 20 }

/**
 * Asks again and again, until what it looks for is there. The page keeps no time for it: a browser may draw
 * no frame of a tab for long, and a driver gives up on a script that does not end.
 */
async function until(page: Driver, inPage: InPage, ...texts: string[]): Promise<void> {
  await expect.poll(() => call(page, inPage, ...texts), PATIENCE).toBe('true')
}

/** Waits for an element. */
export async function shown(page: Driver, selector: string): Promise<void> {
  await until(page, (wanted = '') => document.querySelector(wanted) !== null, selector)
}

/** Waits for a text that can be read. */
export async function seen(page: Driver, text: string): Promise<void> {
  await until(page, (wanted = '') => document.body.innerText.includes(wanted), text)
}

/** Opens a page, and waits until it reacts to input. */
export async function open(page: Driver, url: string): Promise<void> {
  await page.open(url)
  await shown(page, 'html[data-ready]')
}

export async function reload(page: Driver): Promise<void> {
  await page.reload()
  await shown(page, 'html[data-ready]')
}

/** Goes to another page by the home page's link to it, and waits until it is there. */
export async function follow(page: Driver, path: string): Promise<void> {
  for (const link of ['header a', `main a[href="${path}"]`]) {
    await shown(page, link)
    await call(page, (wanted = '') => document.querySelector<HTMLElement>(wanted)?.click(), link)
  }
  await shown(page, `link[rel=canonical][href$="${path}"]`)
}

/** Waits for a button or a link of that name, and presses it. */
export async function press(page: Driver, name: string): Promise<void> {
  await until(page, pressInPage, name)
}

/** Presses a button or a link of that name, where there is one now. Returns whether there was. */
export async function pressNow(page: Driver, name: string): Promise<boolean> {
  return (await call(page, pressInPage, name)) === 'true'
}

/** Runs in the page. */
function pressInPage(wanted?: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>('button, a[href]')].find(
    (element) =>
      (element.getAttribute('aria-label') ?? element.textContent?.trim()) === wanted &&
      element.getClientRects().length > 0,
  )
  found?.click()
  return found !== undefined
}

/** Fills fields by their names: presses keys in inputs, chooses in selects. */
export async function fill(page: Driver, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const selector = `[name="${name}"]`
    const isThere = await call(page, (wanted = '') => !!document.querySelector(wanted), selector)
    // A field in a group's row that is not there yet.
    if (isThere === 'false') {
      const path = await call(page, () => location.pathname)
      await call(
        page,
        (wanted = '') => {
          for (const button of document.querySelectorAll('button')) {
            if (button.textContent === wanted) return button.click()
          }
        },
        addRow(name, path),
      )
      await shown(page, selector)
    }
    const isTyped = await call(
      page,
      (wanted = '', value = '') => {
        const field = document.querySelector(wanted)
        if (field instanceof HTMLSelectElement) {
          field.value = value
          field.dispatchEvent(new Event('change', { bubbles: true }))
          return false
        }
        if (field instanceof HTMLInputElement) {
          field.focus()
          field.select()
        }
        return true
      },
      selector,
      text,
    )
    if (isTyped === 'true') await page.type(selector, text)
  }
}

/** Each result's number as it stands on the page, once there is a result. */
export async function results(page: Driver): Promise<Record<string, string>> {
  await shown(page, '#results [data-result]')
  const read = await call(page, () =>
    JSON.stringify(
      [...document.querySelectorAll('#results [data-result]')].map((cell) => [
        cell.getAttribute('data-result'),
        /-?[\d,]+(\.\d+)?/.exec(cell.textContent ?? '')?.[0],
      ]),
    ),
  )
  return Object.fromEntries(z.array(z.tuple([z.string(), z.string()])).parse(JSON.parse(read)))
}

/** Fills fields, presses Calculate, and reads the results. */
export async function calculate(page: Driver, texts: Record<string, string>) {
  await fill(page, texts)
  await press(page, 'Calculate')
  return results(page)
}
