import {
  cpSync,
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
import { brotliCompressSync } from 'node:zlib'
import { manyDefinitions } from './manyDefinitions.ts'
import { buildSite } from './site.ts'

/*
 * `npm run bench:growth [-- --count 1000 --site dist]`: what a thousand more calculators cost. It builds the
 * project in a temporary folder as it is (or takes a site that is built), and again with generated
 * definitions: how much JavaScript each adds to the first page, how many pages a second the build
 * draws, and how much memory it takes.
 */

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, site: { type: 'string' } },
})
const count = Number(values.count)
const AT_MOST = { bytesPerCalculator: 120, memoryMiB: 1229 }
const AT_LEAST = { pagesPerSecond: 50 }
/** With fewer, each figure is mostly that of any build. */
const JUDGED_FROM = 100

const project = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'growth-'))
try {
  for (const entry of readdirSync(project)) {
    if (['node_modules', '.git', '.cache', 'dist'].includes(entry)) continue
    cpSync(join(project, entry), join(copy, entry), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  const before = values.site ?? join(copy, 'before')
  if (values.site === undefined) buildSite(copy, before)
  for (const [name, source] of manyDefinitions(count)) {
    writeFileSync(join(copy, 'calculators', name), source)
  }
  const after = join(copy, 'after')
  const { pagesPerSecond, memoryMiB } = measureBuild(after)
  const bytesPerCalculator = (scriptBytes(after) - scriptBytes(before)) / count
  report({ bytesPerCalculator, pagesPerSecond, memoryMiB })
} finally {
  rmSync(copy, { recursive: true, force: true })
}

interface Growth {
  /** Of the first page's JavaScript, compressed. */
  bytesPerCalculator: number
  /** By the processor's time, which no other program's work adds to. */
  pagesPerSecond: number
  /** At the build's peak. */
  memoryMiB: number
}

function measureBuild(outDir: string): Pick<Growth, 'pagesPerSecond' | 'memoryMiB'> {
  const memory = join(copy, 'memory.txt')
  const hook = join(copy, 'memory.mjs')
  writeFileSync(
    hook,
    `import { writeFileSync } from 'node:fs'
     process.on('exit', () => writeFileSync(${JSON.stringify(memory)}, String(process.resourceUsage().maxRSS)))`,
  )
  const printed = buildSite(copy, outDir, ['--import', hook])
  const [, pages, seconds] = /(\d+) pages prerendered in ([\d.]+)s of processor/.exec(printed) ?? []
  return {
    pagesPerSecond: Number(pages) / Number(seconds),
    memoryMiB: Number(readFileSync(memory, 'utf8')) / 1024,
  }
}

/** The scripts that the home page of a built site names, each compressed as it is served. */
function scriptBytes(site: string): number {
  const html = readFileSync(join(site, 'index.html'), 'utf8')
  const [, names = ''] = /<script[^>]* data-scripts="([^"]+)"/.exec(html) ?? []
  const sizes = names
    .split(' ')
    .map((file) => brotliCompressSync(readFileSync(join(site, file))).length)
  return sizes.reduce((total, size) => total + size, 0)
}

function report({ bytesPerCalculator, pagesPerSecond, memoryMiB }: Growth): void {
  console.log(`
With ${count} more calculators:
${bytesPerCalculator.toFixed(1)} bytes of JavaScript on the first page for each, at most ${AT_MOST.bytesPerCalculator};
${pagesPerSecond.toFixed(0)} pages a second, at least ${AT_LEAST.pagesPerSecond};
${memoryMiB.toFixed(0)} MiB of memory, at most ${AT_MOST.memoryMiB}.`)
  if (count < JUDGED_FROM) return
  const isMet =
    bytesPerCalculator <= AT_MOST.bytesPerCalculator &&
    pagesPerSecond >= AT_LEAST.pagesPerSecond &&
    memoryMiB <= AT_MOST.memoryMiB
  console.log(isMet ? 'Met.' : 'Missed.')
  if (!isMet) process.exitCode = 1
}
