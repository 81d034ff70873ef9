import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { findChromium } from '../../../tools/command.mjs'
import { CHROMIUM_FLAGS, findTestBrowser } from '../../support/chromium.ts'
import { atRest } from './atRest.ts'

/** The screen of a common small Android phone, and of a laptop. */
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
export const LAPTOP = { viewport: { width: 1280, height: 800 } }

/** The browsers of all test files that one worker runs, one after another; they end with the worker. */
const shared = new Map<string, Promise<Browser>>()

async function sharedBrowser(executablePath: string | undefined): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium found; install one or set CHROMIUM to its path')
  const known = shared.get(executablePath)
  if (known && (await known).isConnected()) return known
  const launched = chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  shared.set(executablePath, launched)
  return launched
}

interface Setup {
  /** Whether it is about windows, one of which alone has the focus. */
  hasWindows?: boolean
}

/**
 * Gives a test file a browser, and a way to open pages of the site. After each test the pages
 * are closed, and the test fails if a page reported an error nobody expected.
 */
export function setUpBrowser({ hasWindows = false }: Setup = {}) {
  let browser: Browser
  let open: { page: Page; uncaught: string[]; logged: string[] }[] = []

  beforeAll(async () => {
    browser = await sharedBrowser(hasWindows ? findChromium() : findTestBrowser())
  })
  afterEach(async () => {
    const errors = open.flatMap(({ uncaught, logged }) => [...uncaught, ...logged])
    await Promise.all(open.map(({ page }) => page.context().close()))
    open = []
    expect(errors).toEqual([])
  })

  return {
    /** Opens a path and waits until all of the page is here, reacts to input, and is at rest. */
    async visit(path: string, options: BrowserContextOptions = LAPTOP): Promise<Page> {
      const page = await this.blank(options)
      await page.goto(path)
      await atRest(page)
      return page
    },
    /** A page of its own context, not yet anywhere. */
    async blank(options: BrowserContextOptions = LAPTOP): Promise<Page> {
      const context = await browser.newContext({
        baseURL: inject('origin'),
        // Tests of single pages do not wait for the whole site to be stored.
        serviceWorkers: 'block',
        ...options,
      })
      const page = await context.newPage()
      // A busy machine is slow, and a hang still ends.
      page.setDefaultTimeout(120_000)
      const uncaught: string[] = []
      const logged: string[] = []
      page.on('pageerror', (error) => uncaught.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(`${message.text()} (${message.location().url})`)
      })
      open.push({ page, uncaught, logged })
      return page
    },
    /** Forgets what a page's console says up to now, which the test expected. An error that nobody caught stays. */
    forgive(page: Page) {
      const opened = open.find((candidate) => candidate.page === page)
      if (opened) opened.logged.length = 0
    },
  }
}
