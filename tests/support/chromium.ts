import { existsSync } from 'node:fs'
import { DEBIAN_FILES, findChromium } from '../../tools/command.mjs'

/**
 * The path of the Chromium that tests of pages drive. If Debian's build without windows is installed,
 * it is that one, which needs half the time for a page. Undefined if there is no Chromium.
 */
export function findTestBrowser(): string | undefined {
  const headless = DEBIAN_FILES['chromium-headless-shell']
  return !process.env.CHROMIUM && existsSync(headless) ? headless : findChromium()
}

/** Flags for a browser that tests and benches drive: it works as root and leaves the network alone. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
