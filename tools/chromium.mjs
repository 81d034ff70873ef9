import { existsSync } from 'node:fs'
import { DEBIAN_FILES } from './debian.mjs'

const PLACES = [
  process.env.CHROMIUM,
  DEBIAN_FILES.chromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The path of a Chromium on this machine: what the variable CHROMIUM names, or one in the usual
 * places. Undefined where there is none.
 */
export function findChromium() {
  return PLACES.find((place) => place !== undefined && existsSync(place))
}

/** Debian's build of Chromium that has no windows: a page takes it half the work. */
const HEADLESS_SHELL = DEBIAN_FILES['chromium-headless-shell']

/** The path of the Chromium that tests of pages drive; undefined where there is none. */
export function findTestBrowser() {
  return process.env.CHROMIUM || !existsSync(HEADLESS_SHELL) ? findChromium() : HEADLESS_SHELL
}

/** Flags for a browser that tests drive: it works as root and leaves the network alone. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
