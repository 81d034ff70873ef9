import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { manyDefinitions } from './support/manyDefinitions.ts'
import { pageBytes } from './support/pageBytes.ts'

/*
 * What a thousand more calculators cost: `npm run bench:growth [-- --count 1000 --site dist]`. It builds
 * the project twice in a temporary folder, as it is (unless that is built already) and with generated
 * definitions, and compares what a visitor of the same page fetches. Few more are told, and held against
 * no target.
 */

const project = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, site: { type: 'string' } },
})
const count = Number(values.count)
/**
 * What a calculator may add to any page but its own, and what the build may take: pages a second of
 * one processor, whatever else the machine does.
 */
const TARGETS = { bytesPerCalculator: 120, pagesPerSecond: 50, memoryMiB: 1536 }
/** Of fewer, what is measured is mostly what every build takes. */
const JUDGED_FROM = 100

const folder = mkdtempSync(join(tmpdir(), 'growth-'))
try {
  for (const entry of readdirSync(project)) {
    if (['node_modules', '.git', 'dist'].includes(entry)) continue
    cpSync(join(project, entry), join(folder, entry), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  const before = values.site ?? build(join(folder, 'before'))
  const calculators = join(folder, 'calculators')
  mkdirSync(calculators, { recursive: true })
  for (const [name, source] of manyDefinitions(count)) {
    writeFileSync(join(calculators, name), source)
  }
  const after = build(join(folder, 'after'))
  report(before, after)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

interface Build {
  folder: string
  seconds: number
  memoryMiB: number
  pages: number
  /** Of the processor's time, for drawing pages. */
  processorSeconds: number
}

function build(outDir: string): Build {
  const memory = join(folder, 'memory.txt')
  const hook = join(folder, 'memory.mjs')
  writeFileSync(
    hook,
    `import { writeFileSync } from 'node:fs'
     process.on('exit', () => writeFileSync(${JSON.stringify(memory)}, String(process.resourceUsage().maxRSS)))`,
  )
  const started = performance.now()
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const said = execFileSync(
    process.execPath,
    ['--import', hook, vite, 'build', '--outDir', outDir, '--emptyOutDir'],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  )
  return {
    folder: outDir,
    seconds: (performance.now() - started) / 1000,
    memoryMiB: Number(readFileSync(memory, 'utf8')) / 1024,
    ...prerenderingOf(said),
  }
}

function prerenderingOf(said: string) {
  const figures = /(\d+) pages prerendered in ([\d.]+)s of processor/.exec(said)
  const [pages = 0, processorSeconds = 0] = figures?.slice(1).map(Number) ?? []
  return { pages, processorSeconds }
}

/** What a visitor fetches before and after, and what the builds took; the first may have been there. */
function report(before: Build | string, after: Build): void {
  const folderBefore = typeof before === 'string' ? before : before.folder
  const growth = ['/', '/privacy', '/tile-estimator', '/404'].map((path) => {
    const [small, large] = [pageBytes(folderBefore, path), pageBytes(after.folder, path)]
    return {
      page: path,
      'HTML before': small.html,
      'HTML after': large.html,
      'script before': small.script,
      'script after': large.script,
      'HTML, per calculator': (large.html - small.html) / count,
      'script, per calculator': (large.script - small.script) / count,
      'both, per calculator': (large.html + large.script - small.html - small.script) / count,
    }
  })
  console.table(growth)
  console.table([
    ...(typeof before === 'string' ? [] : [{ build: 'as it is', ...shown(before) }]),
    { build: `with ${count} more`, ...shown(after) },
  ])
  const worst = Math.max(...growth.map((row) => row['both, per calculator']))
  const failures = [
    worst > TARGETS.bytesPerCalculator && `a calculator adds ${worst} bytes to a page`,
    perSecond(after) < TARGETS.pagesPerSecond && `${perSecond(after).toFixed(0)} pages per second`,
    after.memoryMiB > TARGETS.memoryMiB && `${after.memoryMiB.toFixed(0)} MiB of memory`,
  ].filter((failure) => failure !== false)
  if (count < JUDGED_FROM) return
  console.log(failures.length === 0 ? 'All targets met.' : `Missed: ${failures.join('; ')}`)
  if (failures.length > 0) process.exitCode = 1
}

/** What the machine would do if nothing else ran on it: the clock counts its other work too. */
function perSecond({ pages, processorSeconds }: Build): number {
  return pages / processorSeconds
}

function shown(build: Build) {
  return {
    'seconds in all': Number(build.seconds.toFixed(1)),
    'pages per second': Math.round(perSecond(build)),
    'memory, MiB': Math.round(build.memoryMiB),
  }
}
