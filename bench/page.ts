import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { startNginx } from '../tools/nginx.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tools/testPrograms.mjs'
import { siteInto } from './support/build.ts'
import { measurePage, networkNamed, type PageTimes } from './support/measurePage.ts'
import { buildReferences } from './support/references.ts'

/*
 * How long people wait: `npm run bench:page [-- --runs 5 --network 4g --site dist]`. The home page and the tile
 * calculator, each beside (a) the same bytes of HTML without a script and (b) a page that hydrates
 * the same libraries and nothing else; a phone with a slow processor on one of three networks,
 * nothing stored. A single run judges nothing.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    network: { type: 'string', default: '3g' },
    site: { type: 'string' },
  },
})
const network = networkNamed(values.network)
const TARGETS = { paint: 1.05, usable: 1.15, shift: 0 }
const PAGES = { home: '/', tile: '/tile-estimator' }

const folder = mkdtempSync(join(tmpdir(), 'page-'))
try {
  siteInto(folder, values.site)
  await buildReferences(folder, Object.values(PAGES))
  const nginx = await startNginx(join(import.meta.dirname, '../deploy/nginx.conf'), folder)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: CHROMIUM_FLAGS,
  })
  try {
    report(await measureAll(browser, nginx.origin))
  } finally {
    await browser.close()
    await nginx.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureAll(browser: Browser, origin: string): Promise<Map<string, PageTimes>> {
  const kinds = Object.entries(PAGES).flatMap(([name, path]) => [
    { name, path, hydrates: true },
    { name: `${name}, bare`, path: `/bare-${name}`, hydrates: false },
    { name: `${name}, libraries alone`, path: `/libraries-${name}`, hydrates: true },
  ])
  const runs = new Map<string, PageTimes[]>(kinds.map(({ name }) => [name, []]))
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { name, path, hydrates } of kinds) {
      runs.get(name)?.push(await measurePage(browser, origin + path, hydrates, network))
    }
  }
  return new Map([...runs].map(([name, times]) => [name, medians(times)]))
}

function medians(runs: PageTimes[]): PageTimes {
  const median = (key: keyof PageTimes) =>
    runs.map((run) => run[key]).sort((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0
  return {
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    usable: median('usable'),
    blocked: median('blocked'),
    shift: median('shift'),
    bytes: median('bytes'),
  }
}

function report(times: Map<string, PageTimes>): void {
  console.table(Object.fromEntries(times))
  for (const name of Object.keys(PAGES)) {
    const page = times.get(name)
    const bare = times.get(`${name}, bare`)
    const libraries = times.get(`${name}, libraries alone`)
    if (!page || !bare || !libraries) continue
    const paint = page.largestPaint / bare.largestPaint
    const usable = page.usable / libraries.usable
    const isMet = paint <= TARGETS.paint && usable <= TARGETS.usable && page.shift <= TARGETS.shift
    console.log(
      `${name}: largest paint ${paint.toFixed(2)} × bare, usable ${usable.toFixed(2)} × libraries alone, shift ${page.shift}: ${isMet ? 'met' : 'MISSED'}`,
    )
    if (!isMet && values.runs !== '1') process.exitCode = 1
  }
}
