import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Browser } from 'playwright-core'
import { build, type Plugin } from 'vite'
import { calculatorsPlugin } from '../tools/vite/calculatorsPlugin.ts'
import { pdfFontPlugin } from '../tools/vite/pdfFontPlugin.ts'
import { MEASURES, type Measure, type Visit, visit, waited, worked } from './formVisit.ts'
import { printTable, showSpread, spread } from './print.ts'
import { type Served, serve } from './serve.ts'

/** The first rounds fill the browser's caches and are not counted; a single one judges nothing anyway. */
const WARM_UP = 3
const warmUpFor = (rounds: number) => (rounds === 1 ? 0 : WARM_UP)
const THROTTLE = 6
const TARGET = 1.1

/** The two that are compared, and the generic page as visitors get it. */
const PAGES = ['generic', 'handwritten', 'whole'] as const
type PageName = (typeof PAGES)[number]
type Visits = Record<PageName, Visit[]>

/** What the page written by hand lacks, as the generic page imports it. */
const LEFT_OUT = [
  './results/Export.tsx',
  './results/Working.tsx',
  './results/resultParts.ts',
  './results/Buying.tsx',
  './pictures/Picture.tsx',
  './useEstimateLink.ts',
  './EntryNote.tsx',
]

/** Times the generic page of tiles beside one written by hand, so many visits to each. */
export async function benchFormSpeed(
  root: string,
  folder: string,
  browser: Browser,
  rounds: number,
): Promise<void> {
  for (const name of PAGES) await buildPage(root, folder, name)
  const served = await serve(root, folder)
  try {
    const slowed = await visitInTurns(browser, served, 'waited', rounds)
    const steady = await visitInTurns(browser, served, 'worked', rounds)
    print(`The form of tiles in Chromium, processor slowed ${THROTTLE} times: ms waited`, slowed, [
      `${rounds} fresh visits to each in turns; medians (quartiles), also of the ratio. Same look, texts and arithmetic.`,
    ])
    print('The same with the processor at full speed: ms worked by the main thread', steady, [
      'Load on the machine hardly counts here: the steadier ratio. Mount has React and opening the page in it.',
      `With all that the page written by hand lacks, drawing the generic page is ${showSpread(of(steady.whole, 'draw'), 2)}.`,
    ])
    complainIfDifferent(slowed)
  } finally {
    await served.close()
  }
}

async function buildPage(root: string, folder: string, name: PageName): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: `/${name}/`,
    plugins: [
      calculatorsPlugin(root),
      pdfFontPlugin(),
      react(),
      vanillaExtractPlugin(),
      name === 'generic' && leaveOut(join(root, 'bench', 'forms', 'leftOut.ts')),
    ],
    build: {
      outDir: join(folder, name),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'bench', 'forms', `${name}.html`) },
    },
  })
}

/** Brings a stand-in for each module left out; one that nothing imports any longer ends the build. */
function leaveOut(standIn: string): Plugin {
  const notMet = new Set(LEFT_OUT)
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId(module) {
      if (!LEFT_OUT.includes(module)) return null
      notMet.delete(module)
      return standIn
    },
    buildEnd() {
      if (notMet.size > 0) throw new Error(`Nothing imports what is left out: ${[...notMet]}`)
    },
  }
}

async function visitInTurns(
  browser: Browser,
  served: Served,
  clock: 'waited' | 'worked',
  rounds: number,
): Promise<Visits> {
  const visits: Visits = { generic: [], handwritten: [], whole: [] }
  // Tall enough that a result is on the screen: a page that glides to it would blur the timings.
  const page = await browser.newPage({ viewport: { width: 1280, height: 1024 } })
  const session = await page.context().newCDPSession(page)
  const rate = clock === 'waited' ? THROTTLE : 1
  const compared = PAGES.filter((name) => clock === 'worked' || name !== 'whole')
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const stopwatch = clock === 'waited' ? waited : await worked(session)
  const warmUp = warmUpFor(rounds)
  for (let round = 0; round < warmUp + rounds; round += 1) {
    // Taking turns at going first: none always has the same other's garbage behind it.
    for (const name of round % 2 === 0 ? compared : compared.toReversed()) {
      const address = `${served.origin}/${name}/bench/forms/${name}.html`
      const measured = await visit(page, address, stopwatch)
      if (round >= warmUp) visits[name].push(measured)
    }
  }
  await page.context().close()
  return visits
}

const of = (visits: readonly Visit[], measure: Measure) =>
  spread(visits.map((visit) => visit[measure]))

function print(title: string, visits: Visits, notes: string[]): void {
  const rows = [['', 'generic', 'written by hand', 'ratio']]
  const over: string[] = []
  for (const [measure, label] of MEASURES) {
    const generic = of(visits.generic, measure)
    const handwritten = of(visits.handwritten, measure)
    // Visits that followed each other are compared: a machine that slows down slows down both.
    const ratio = spread(
      visits.generic.map(
        (visit, round) => visit[measure] / (visits.handwritten[round]?.[measure] ?? 0),
      ),
    )
    if (ratio.median > TARGET) over.push(label.trim())
    rows.push([label, showSpread(generic, 2), showSpread(handwritten, 2), showSpread(ratio, 2)])
  }
  const verdict = over.length === 0 ? 'Met.' : `Missed by ${over.join('; ')}.`
  printTable(title, rows, [...notes, `Target: at most ${TARGET.toFixed(2)} times. ${verdict}`])
}

/** A comparison of pages that differ is worth nothing. */
function complainIfDifferent(visits: Visits): void {
  const generic = visits.generic[0]?.drawn ?? ''
  const handwritten = visits.handwritten[0]?.drawn ?? ''
  if (generic === handwritten) return
  const at = [...generic].findIndex((sign, index) => sign !== handwritten[index])
  const around = (drawn: string) => drawn.slice(Math.max(0, at - 60), at + 60)
  console.error(
    `\nThe two pages do not draw the same: the ratio is not fair. Bring bench/handwritten/ up to date.
  generic:         …${around(generic)}…
  written by hand: …${around(handwritten)}…`,
  )
  process.exitCode = 1
}
