import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { build, createBuilder, type Plugin } from 'vite'
import { collectImports, type Imports, moduleThatImports } from './libraries.ts'
import { printTable } from './print.ts'
import { serve } from './serve.ts'

const PAGES = ['/', '/tile-estimator']
/** Long enough that what a drawn page asks for cannot arrive before the page says it is ready. */
const LATENCY_MS = 400

interface Fetched {
  untilReady: string[]
  later: string[]
}

/** Weighs the scripts of the built site's pages beside the libraries in them. */
export async function benchFirstPage(
  root: string,
  folder: string,
  browser: Browser,
): Promise<void> {
  const site = join(folder, 'site')
  const imports = collectImports()
  const builder = await createBuilder({
    root,
    logLevel: 'error',
    plugins: [imports.plugin],
    build: { outDir: site, emptyOutDir: true },
  })
  await builder.buildApp()
  const served = await serve(root, site)
  const rows = [
    ['page', 'until data-ready', 'its libraries, bare', "the site's own share", 'after data-ready'],
  ]
  const notes: string[] = []
  try {
    for (const page of PAGES) {
      const { untilReady, later } = await scriptsOf(browser, served.origin + page)
      const weight = await weigh(site, untilReady)
      const used = imports.of(untilReady)
      const bare = await weighBare(root, join(folder, 'libraries'), used)
      const share = `${showBytes(weight - bare)} (${(((weight - bare) / weight) * 100).toFixed(0)} %)`
      rows.push([
        page,
        `${showBytes(weight)} in ${untilReady.length} files`,
        showBytes(bare),
        share,
        showBytes(await weigh(site, later)),
      ])
      notes.push(`${page} uses ${[...used.keys()].sort().join(', ')}.`)
    }
  } finally {
    await served.close()
  }
  const jsep: Imports = new Map([['jsep', new Set(['default'])]])
  const jsepWeight = await weighBare(root, join(folder, 'jsep'), jsep)
  notes.push(
    `jsep, bare, ${showBytes(jsepWeight)}: it parses formulas when the site is built, and reaches no page.`,
    'Bare: one script that imports the same names from the same packages, built the same way.',
  )
  printTable('JavaScript of the first page: brotli 11, 1 kB = 1000 bytes', rows, notes)
}

/** Loads a page as on a slow line and says which scripts came before it was ready, and which after. */
async function scriptsOf(browser: Browser, address: string): Promise<Fetched> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    const scripts: string[] = []
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'script') scripts.push(pathname.slice(1))
    })
    await page.goto(address)
    await page.waitForSelector('html[data-ready]')
    const ready = scripts.length
    await page.waitForLoadState('networkidle')
    return { untilReady: scripts.slice(0, ready), later: scripts.slice(ready) }
  } finally {
    await context.close()
  }
}

/** Builds a script of nothing but libraries, and weighs it. */
async function weighBare(root: string, outDir: string, imports: Imports): Promise<number> {
  const entry = 'virtual:bare-libraries'
  const plugin: Plugin = {
    name: 'bare-libraries',
    enforce: 'pre',
    // As if it stood among the project's files, so that packages are found from there.
    resolveId: (id) => (id === entry ? join(root, 'bare-libraries.js') : undefined),
    load: (id) => (id === join(root, 'bare-libraries.js') ? moduleThatImports(imports) : undefined),
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      // One file, named, without the loader of further files: there are none.
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'libraries.js' } },
    },
  })
  return weigh(outDir, ['libraries.js'])
}

/** What files come to, each compressed by itself, as a host sends them. */
async function weigh(folder: string, files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    return brotliCompressSync(await readFile(join(folder, file)), { params }).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const showBytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
