import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS, findChromium } from '../../tools/testPrograms.mjs'

/** Scores out of 100, by category. */
export type Scores = Record<string, number>

/** Starts a browser for Lighthouse: where time is measured, the one that visitors have. */
export async function startAuditor(chromePath = findChromium()) {
  if (!chromePath) throw new Error('No Chromium found; install one or set CHROMIUM to its path')
  const chrome: LaunchedChrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
  })
  return { port: chrome.port, stop: async () => chrome.kill() }
}

/**
 * Lets Lighthouse look at a page as on a phone: its scores, and what keeps them from 100.
 *
 * @throws Error if Lighthouse fails, with its reason: a failure of the tool is no score of the page.
 */
export async function auditPage(
  port: number,
  url: string,
  categories = ['performance', 'accessibility', 'best-practices', 'seo'],
): Promise<{ scores: Scores; faults: string[] }> {
  const lhr = await look(port, url, categories)
  const scores: Scores = {}
  const faults: string[] = []
  for (const category of Object.values(lhr.categories)) {
    scores[category.id] = Math.round((category.score ?? 0) * 100)
    for (const { id, weight } of category.auditRefs) {
      const audit = lhr.audits[id]
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1) {
        faults.push(`${category.id}: ${audit?.title} ${audit?.displayValue ?? ''}`.trim())
      }
    }
  }
  return { scores, faults }
}

/** Where no time is measured, a page need not be at rest for seconds, nor photographed for a report. */
const UNTIMED = {
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 250,
  cpuQuietThresholdMs: 250,
}

async function look(port: number, url: string, onlyCategories: string[]) {
  const result = await lighthouse(url, {
    port,
    onlyCategories,
    logLevel: 'error',
    ...(!onlyCategories.includes('performance') && UNTIMED),
  })
  const failure = result ? result.lhr.runtimeError : { message: 'no result' }
  if (result && !failure) return result.lhr
  throw new Error(`Lighthouse failed at ${url}: ${failure?.message}`)
}
