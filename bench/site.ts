import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../tests/support/chromium.ts'
import { findChromium } from '../tools/command.mjs'
import { startNginx } from '../tools/nginx.ts'

const root = join(import.meta.dirname, '..')

/** A cheap phone: its screen, and how many times slower than this machine it computes. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
}
export const PROCESSOR = { rate: 6 }

interface ServedSite {
  /** The folder that is served; what is written into it is served too. */
  folder: string
  /** As 'http://127.0.0.1:1234'. */
  origin: string
  browser: Browser
}

/**
 * Serves the site as nginx does in a deployment, with a browser beside it, for as long as a bench runs.
 *
 * @param built the folder of a site that is built already; without it the site is built first.
 */
export async function withSite(
  built: string | undefined,
  bench: (site: ServedSite) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    if (built === undefined) buildSite(root, folder)
    else cpSync(built, folder, { recursive: true })
    const nginx = await startNginx(join(root, 'deploy/nginx.conf'), folder)
    const browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: CHROMIUM_FLAGS,
    })
    try {
      await bench({ folder, origin: nginx.origin, browser })
    } finally {
      await browser.close()
      await nginx.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Builds a project as a deployment does, and answers what the build printed.
 *
 * @param nodeArguments what Node is started with, before the build's own file.
 */
export function buildSite(project: string, outDir: string, nodeArguments: string[] = []): string {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  return execFileSync(
    process.execPath,
    [
      ...nodeArguments,
      '--max-old-space-size=640',
      vite,
      'build',
      '--outDir',
      outDir,
      '--emptyOutDir',
    ],
    {
      cwd: project,
      // The limit and the variable are those of `npm run build`.
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', MIMALLOC_PURGE_DELAY: '0' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value that a share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
}
