import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import puppeteer, { type Browser } from 'puppeteer-core'
import { DEBIAN_FILES, needPackages } from '../../../tools/command.mjs'
import { CHROMIUM_FLAGS } from '../../support/chromium.ts'
import type { Driver, Started } from './driver.ts'
import { launchWebKit } from './webkit.ts'

/*
 * The tests make the same journeys in these engines, beside today's Chromium, which all other tests
 * drive. They install the missing ones, packages of npm into a folder of their own.
 */

const CACHE = join(import.meta.dirname, '../../../.cache/engines')

export interface Engine {
  name: string
  /**
   * Starts it.
   *
   * @throws whatever keeps this machine from having it.
   */
  launch: () => Promise<Started>
}

export const CHROMIUM_92: Engine = {
  name: 'Chromium 92',
  launch: async () => started(await launchOldest()),
}
export const FIREFOX_ESR: Engine = {
  name: 'Firefox ESR',
  launch: async () => started(await launchFirefox()),
}
export const WEBKIT: Engine = { name: 'WebKit', launch: launchWebKit }

/** Starts an engine, or says why this machine cannot have it. */
export async function tryLaunch({
  launch,
}: Engine): Promise<{ browser: Started | undefined; why: string }> {
  try {
    return { browser: await launch(), why: '' }
  } catch (error) {
    return { browser: undefined, why: String(error).split('\n')[0] ?? '' }
  }
}

function started(browser: Browser): Started {
  return { newPage: () => openPage(browser), close: () => browser.close() }
}

async function openPage(browser: Browser): Promise<Driver> {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => {
    if (!OF_A_PAGE_THAT_IS_LEFT.some((harmless) => String(error).includes(harmless)))
      errors.push(String(error))
  })
  await page.setViewport({ width: 360, height: 640 })
  return {
    errors,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    type: (selector, text) => page.type(selector, text),
    run: async (code) => String(await page.evaluate(code)),
    close: () => page.close(),
  }
}

/**
 * What Firefox reports of a page that somebody left: what it was still fetching, and a fade between two pages
 * that the router cuts short, since the next page came first.
 */
const OF_A_PAGE_THAT_IS_LEFT = [
  'A ServiceWorker intercepted the request and encountered an unexpected error',
  'AbortError: Skipped ViewTransition due to skipTransition() call',
]

/** A build for servers, as a file of a package; it needs the puppeteer of its own days. */
function launchOldest(): Promise<Browser> {
  const executablePath = join(CACHE, 'chromium-92')
  if (!existsSync(executablePath)) {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(join(CACHE, 'package.json'), '{}')
    const packages = ['chrome-aws-lambda@10.1.0', 'puppeteer-core@10.4.0']
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
      cwd: CACHE,
      stdio: 'ignore',
    })
    const packed = readFileSync(join(CACHE, 'node_modules/chrome-aws-lambda/bin/chromium.br'))
    writeFileSync(`${executablePath}.part`, brotliDecompressSync(packed), { mode: 0o755 })
    renameSync(`${executablePath}.part`, executablePath)
  }
  const old: typeof puppeteer = createRequire(join(CACHE, 'package.json'))('puppeteer-core')
  return old.launch({ executablePath, args: [...CHROMIUM_FLAGS, '--no-zygote'] })
}

async function launchFirefox(): Promise<Browser> {
  await needPackages('firefox-esr')
  return puppeteer.launch({ browser: 'firefox', executablePath: DEBIAN_FILES['firefox-esr'] })
}
