import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { DefinitionInput } from '../../schemas/definition/calculator.ts'
import { freePort } from '../../tools/freePort.ts'
import { addressesOf, isKiswahili } from './support/addresses.ts'
import { fileOf, keptOffline, scriptsOf, wireBytes } from './support/delivery.ts'
import { buildTree, copyOfTheProject, removeTree } from './support/tree.ts'

const root = join(import.meta.dirname, '../..')
const site = join(root, 'dist')

/** The calculators in a folder of definitions. */
function slugsIn(folder: string): string[] {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.ts'))
  return files.map((file) => basename(file, '.ts'))
}

/** The compressed size of some files of the site, in bytes. */
function total(files: string[]): number {
  return files.reduce((sum, file) => sum + wireBytes(site, file), 0)
}

/** Runs `npm start` until it has printed `until` or ended; answers all its output. */
function start(port: string, until: string): Promise<{ output: string; stop: () => void }> {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: port, NODE_ENV: 'production' },
    detached: true,
  })
  const stop = () => child.pid && child.exitCode === null && process.kill(-child.pid)
  return new Promise((resolve) => {
    let output = ''
    const listen = (data: Buffer) => {
      output += data
      if (output.includes(until)) resolve({ output, stop })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', () => resolve({ output, stop }))
  })
}

const definitions = import.meta.glob<DefinitionInput>('../../calculators/*.ts', {
  import: 'default',
  eager: true,
})
/** The calculators with the formulas of several others, or with estimates of them: over the bounds of all others. */
const usingMost = new Set(
  Object.entries(definitions).flatMap(([file, { uses = {}, estimates = [] }]) =>
    Object.keys(uses).length > 1 || estimates.length > 0 ? basename(file, '.ts') : [],
  ),
)
/** How many calculators more there are than the bounds of all pages together were set for. */
const further = Math.max(0, Object.keys(definitions).length - 28)
/** Pages of more HTML than others, in bytes: a form of five repeats, and the longest texts. */
const LONGER: Record<string, number> = {
  '/house-estimator': 17_200,
  '/sw/house-estimator': 17_600,
  '/sw/perimeter-wall-calculator': 16_250,
  '/sw/beam-calculator': 16_250,
}

test('npm start builds the site within its bounds, serves it on the port of PORT, and prints the address', async () => {
  const port = await freePort()
  const { output, stop } = await start(String(port), 'stops it.')
  try {
    expect(output).toContain(`The site is ready at http://localhost:${port}/`)
    const answer = await fetch(`http://localhost:${port}/`)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('<div id="root"'),
    ])
  } finally {
    stop()
  }
  // `npm start` builds the site that visitors get, without the calculators of the tests.
  const ofTestsAlone = slugsIn('tests/calculators')
  const addresses = addressesOf(inject('siteFolder')).filter(
    (path) => !ofTestsAlone.some((own) => path.endsWith(`/${own}`)),
  )
  expect(addressesOf(site)).toEqual(addresses)
  const scripts = readdirSync(join(site, 'assets'))
  expect(scripts.filter((file) => file.startsWith('Gallery'))).toEqual([])

  for (const path of slugsIn('calculators').flatMap((slug) => [`/${slug}`, `/sw/${slug}`])) {
    const scripts = scriptsOf(site, path)
    const bytes = total(scripts)
    // Kiswahili says the same in more letters, and has a grammar of nouns.
    // Each further calculator has its name and its words for the search on every page.
    const own = (isKiswahili(path) ? 142_000 : 140_000) + 150 * further
    const most = usingMost.has(basename(path)) ? own + 2_000 : own
    expect([path, bytes, bytes <= most]).toEqual([path, bytes, true])
    // Each costs a request.
    expect([path, scripts.length <= 8, scripts]).toEqual([path, true, scripts])
  }
  const isSheet = (path: string) => path.includes('/formulas/')
  for (const path of [...addresses, '/404', '/sw/404']) {
    const bytes = total([fileOf(site, path)])
    // A reviewer's sheet is longer than any page of a visitor's.
    const ofSheet = usingMost.has(basename(path)) ? 20_500 : 18_000
    const most = (isSheet(path) ? ofSheet : (LONGER[path] ?? 16_000)) + 150 * further
    expect([path, bytes, bytes <= most]).toEqual([path, bytes, true])
  }
  // The device keeps every page of its language but the formulas, which it keeps once visited, and what shops use.
  const isForReview = (path: string) => /\/formulas(\/|$)/.test(path)
  const isOfShop = (path: string) => /^(?:\/sw)?\/(?:shops$|embed\/)/.test(path)
  for (const [worker, isOwn] of [
    ['sw.js', (path: string) => !isKiswahili(path)],
    ['sw-kiswahili.js', isKiswahili],
  ] as const) {
    const kept = keptOffline(site, worker)
    const pages = addresses.filter((path) => isOwn(path) && !isForReview(path) && !isOfShop(path))
    const lacking = pages.filter((path) => !kept.includes(path))
    // Those of further calculators may not fit.
    expect([lacking, lacking.length <= further]).toEqual([lacking, true])
    expect(
      kept.filter(
        (path) => isForReview(path) || isOfShop(path) || (addresses.includes(path) && !isOwn(path)),
      ),
    ).toEqual([])
    expect(total(kept.map((address) => fileOf(site, address)))).toBeLessThanOrEqual(900_000)
  }
})

// Of the site that `npm start` built.
test('an edit of one page brings at most 56,000 bytes to a device that has the rest', () => {
  const scripts = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.js'))
  const texts = scripts.map((file) => readFileSync(join(site, 'assets', file), 'utf8'))
  const naming = new Map(
    scripts.map((name) => [name, scripts.filter((_, at) => texts[at]?.includes(name))]),
  )
  // A file's name changes with its content: so does every file that names one that changed.
  const changed = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const file of naming.get(name) ?? []) changed(file, seen)
    return seen
  }
  const edited = scripts.filter((file) => /(Page|-estimator|-calculator)-/.test(file))
  expect(edited.length).toBeGreaterThan(slugsIn('calculators').length)
  for (const [home, bound] of [
    ['/', 56_000],
    // Kiswahili says the same in more letters.
    ['/sw', 59_000],
  ] as const) {
    // A device has the scripts of one language.
    const ofLanguage = new Set(scriptsOf(site, home).map((file) => basename(file)))
    for (const name of ofLanguage) {
      const text = texts[scripts.indexOf(name)] ?? ''
      for (const named of scripts) if (text.includes(named)) ofLanguage.add(named)
    }
    const most = bound + 150 * further
    for (const file of edited.filter((name) => ofLanguage.has(name))) {
      const files = [...changed(file)].filter((name) => ofLanguage.has(name))
      const bytes = total(files.map((name) => `assets/${name}`))
      expect([file, bytes, bytes <= most]).toEqual([file, bytes, true])
    }
  }
})

const MISTAKE = [
  'calculators/tile-estimator.ts: formulas.rawTiles.is names "roomAera", which is not a field, constant or formula; did you mean "roomArea"?',
  '    ceil(roomAera / tileArea)',
  '         ^^^^^^^^',
].join('\n')

test('a mistake in a definition stops the build, and says where and what', () => {
  const tree = copyOfTheProject()
  try {
    const file = join(tree, 'calculators/tile-estimator.ts')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('ceil(roomArea / tileArea)', 'ceil(roomAera / tileArea)'))
    const built = buildTree(tree)
    expect(built.status).not.toBe(0)
    expect(built.stderr + built.stdout).toContain(MISTAKE)
  } finally {
    removeTree(tree)
  }
})
