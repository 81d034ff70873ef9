/*
 * `npm run bench [-- --rounds 60]`: what the site weighs and how fast it is, beside what it could be at best.
 * It prints figures; no test depends on them.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../tools/testPrograms.mjs'
import { benchEvaluation } from './evaluation.ts'
import { benchFirstPage } from './firstPage.ts'
import { benchFormSpeed } from './formSpeed.ts'

/** A frame is drawn as soon as there is something to draw: no waiting for a screen blurs a timing. */
const NO_FRAME_RATE = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '60' } } })
const rounds = Number(values.rounds)
const root = join(import.meta.dirname, '..')
// The libraries as visitors get them.
process.env.NODE_ENV = 'production'

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium found; install one or set CHROMIUM to its path')
const browser = await chromium.launch({
  executablePath,
  args: [...CHROMIUM_FLAGS, ...NO_FRAME_RATE],
})
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  await benchFirstPage(root, join(folder, 'first-page'), browser)
  await benchFormSpeed(root, join(folder, 'forms'), browser, rounds)
  await benchEvaluation(root, rounds)
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}
