import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { focused } from './keyboard.ts'

/** Where the page posts a message: the preview server accepts it (tools/vite/formServicePlugin.ts). */
export const FORM = '**/f/feedback'
export const typed = {
  name: 'Wanjiku',
  email: 'w@example.com',
  message: 'Tiles: 111,\nexpected 110',
}

export async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await page.fill(`[name=${name}]`, text)
}

export function watchPosts(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request)
  })
  return posts
}

/** Keeps messages, or what else is asked for, on their way until the returned function is called. */
export async function holdBack(page: Page, what = FORM): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(what, async (route) => {
    await released
    await route.continue()
  })
  return release
}

export async function expectSent(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor()
  await page
    .getByText("Thank you for your feedback. We'll get back to you if a response is needed.")
    .waitFor()
  expect(await page.locator('form').count()).toBe(0)
  expect(await focused(page)).toBe('Message Sent Successfully!')
}

/** The failure is read out, has the focus and the support address beside it; nothing is lost. */
export async function expectFailure(page: Page, words: string): Promise<void> {
  await page.getByRole('alert').waitFor()
  expect(await alerts(page)).toEqual([words])
  expect(await focused(page)).toBe(words)
  const address = page.locator('form').getByRole('link')
  expect(await address.getAttribute('href')).toBe(`mailto:${await address.textContent()}`)
  await expectKept(page)
  await expectAccessible(page)
}

export async function expectKept(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    expect(await page.inputValue(`[name=${name}]`)).toBe(text)
  }
}

export function alerts(page: Page): Promise<string[]> {
  return page.getByRole('alert').allTextContents()
}
