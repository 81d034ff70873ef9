import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { buildReferences } from './references.ts'
import { median, PHONE, PROCESSOR, withSite } from './site.ts'

/*
 * `npm run bench:page [-- --runs 5 --site dist]`: how long people wait for the tile calculator, on a
 * cheap phone and a patchy 3G network, with nothing stored. The page stands beside itself without scripts,
 * and beside its libraries alone. A single run judges nothing.
 */

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, site: { type: 'string' } },
})
const runs = Number(values.runs)
const PAGE = '/tile-estimator'
const NETWORK = {
  offline: false,
  latency: 300,
  downloadThroughput: 700_000 / 8,
  uploadThroughput: 700_000 / 8,
}
/** How many times as long as its reference a page may take. */
const AT_MOST = { largestPaint: 1.05, usable: 1.3 }

/** One cold visit: milliseconds since somebody asked for the page, and all bytes that came. */
interface Visit {
  largestPaint: number
  usable: number
  bytes: number
}

await withSite(values.site, async ({ folder, origin, browser }) => {
  const references = await buildReferences(folder, PAGE)
  const page: Visit[] = []
  const withoutScripts: Visit[] = []
  const librariesAlone: Visit[] = []
  for (let run = 0; run < runs; run += 1) {
    page.push(await visit(browser, origin + PAGE, true))
    withoutScripts.push(await visit(browser, origin + references.withoutScripts, false))
    librariesAlone.push(await visit(browser, origin + references.librariesAlone, true))
  }
  report(medians(page), medians(withoutScripts), medians(librariesAlone))
})

/** Opens a page in a browser without memory. A page without scripts is never usable. */
async function visit(browser: Browser, url: string, hasScripts: boolean): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', PROCESSOR)
    const seen: Visit = { largestPaint: Number.NaN, usable: Number.NaN, bytes: 0 }
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      seen.bytes += Math.round(encodedDataLength)
    })
    // The page reports by itself: questions would keep its one thread busy while it gets ready.
    const usable = new Promise<number>((resolve) => page.exposeFunction('reportUsable', resolve))
    const painted = new Promise<void>((resolve) =>
      page.exposeFunction('reportPaint', (time: number) => {
        seen.largestPaint = time
        resolve()
      }),
    )
    await page.addInitScript(watchPage)
    await page.goto(url, { waitUntil: 'networkidle' })
    // A phone paints a page without scripts when its network has long been idle.
    await painted
    if (hasScripts) seen.usable = await usable
    return seen
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else: it names no function of its own, for tsx marks those by a helper. */
function watchPage() {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) {
      Reflect.get(window, 'reportPaint')(Math.round(startTime))
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new MutationObserver((_, observer) => {
    if (!('ready' in document.documentElement.dataset)) return
    observer.disconnect()
    Reflect.get(window, 'reportUsable')(Math.round(performance.now()))
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] })
}

function medians(visits: Visit[]): Visit {
  return {
    largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
    usable: median(visits.map(({ usable }) => usable)),
    bytes: median(visits.map(({ bytes }) => bytes)),
  }
}

function report(page: Visit, withoutScripts: Visit, librariesAlone: Visit): void {
  console.table({
    'the page': page,
    'without scripts': withoutScripts,
    'its libraries alone': librariesAlone,
  })
  const largestPaint = page.largestPaint / withoutScripts.largestPaint
  const usable = page.usable / librariesAlone.usable
  const isMet = largestPaint <= AT_MOST.largestPaint && usable <= AT_MOST.usable
  console.log(`
Largest paint: ${largestPaint.toFixed(2)} × the page without scripts, at most ${AT_MOST.largestPaint}.
Usable: ${usable.toFixed(2)} × its libraries alone, at most ${AT_MOST.usable}.
${isMet ? 'Met.' : 'Missed.'}`)
  if (!isMet && runs > 1) process.exitCode = 1
}
