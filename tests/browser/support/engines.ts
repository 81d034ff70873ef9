import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import puppeteer, { type Browser } from 'puppeteer-core'
import { CHROMIUM_FLAGS, findTestBrowser } from '../../../tools/chromium.mjs'
import { needPackages } from '../../../tools/nginx.ts'

/*
 * The engines that the same journeys are made in. What is missing on the machine is installed, packages
 * of npm into a folder of their own.
 */

const CACHE = join(import.meta.dirname, '../../../.cache/engines')
const FIREFOX = '/usr/bin/firefox-esr'

export interface Engine {
  name: string
  /**
   * Starts it.
   *
   * @throws whatever keeps this machine from having it.
   */
  launch: () => Promise<Browser>
}

export const ENGINES: Engine[] = [
  { name: 'Chromium of today', launch: launchToday },
  { name: 'Chromium 92', launch: launchOldest },
  { name: 'Firefox ESR', launch: launchFirefox },
]

/** Starts an engine, or says why this machine cannot have it. */
export async function tryLaunch({ launch }: Engine): Promise<{ browser?: Browser; why: string }> {
  try {
    return { browser: await launch(), why: '' }
  } catch (error) {
    return { why: String(error).split('\n')[0] ?? '' }
  }
}

function launchToday(): Promise<Browser> {
  const executablePath = findTestBrowser()
  if (!executablePath) throw new Error('no Chromium was found')
  return puppeteer.launch({ executablePath, args: CHROMIUM_FLAGS })
}

/** A build for servers, as a file of a package; it needs the puppeteer of its own days. */
function launchOldest(): Promise<Browser> {
  const executablePath = join(CACHE, 'chromium-92')
  if (!existsSync(executablePath)) {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(join(CACHE, 'package.json'), '{}')
    const packages = ['chrome-aws-lambda@10.1.0', 'puppeteer-core@10.4.0']
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
      cwd: CACHE,
      stdio: 'ignore',
    })
    const packed = readFileSync(join(CACHE, 'node_modules/chrome-aws-lambda/bin/chromium.br'))
    writeFileSync(`${executablePath}.part`, brotliDecompressSync(packed), { mode: 0o755 })
    renameSync(`${executablePath}.part`, executablePath)
  }
  const old: typeof puppeteer = createRequire(join(CACHE, 'package.json'))('puppeteer-core')
  return old.launch({ executablePath, args: [...CHROMIUM_FLAGS, '--no-zygote'] })
}

function launchFirefox(): Promise<Browser> {
  needPackages(() => existsSync(FIREFOX), 'firefox-esr')
  return puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX })
}
