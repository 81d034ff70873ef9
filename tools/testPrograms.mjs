import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

// The programs that tests and benches need beside npm's packages. Plain JavaScript, since
// tools/command.mjs installs them before any package.

/** Packages of Debian, each with a file that shows whether it is installed. */
export const DEBIAN_FILES = {
  chromium: '/usr/bin/chromium',
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
}

/**
 * Installs those of some packages that are missing, or of all packages if none is named.
 *
 * @param {(keyof typeof DEBIAN_FILES)[]} names
 * @throws Error that says what to install, where this machine cannot install it.
 */
export async function needPackages(...names) {
  const isNeeded = (/** @type {string} */ name) =>
    names.length === 0 || names.some((one) => one === name)
  const missing = Object.entries(DEBIAN_FILES)
    .filter(([name, file]) => isNeeded(name) && !existsSync(file))
    .map(([name]) => name)
  if (missing.length === 0) return
  const install = `apt-get -qq install -y --no-install-recommends ${missing.join(' ')}`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`Installing ${missing.join(', ')} …`)
  try {
    // One at a time: a second apt-get would fail at the lock of the first.
    const args = ['/tmp/apt-get.lock', 'sh', '-c', `apt-get -qq update && ${install}`]
    await promisify(execFile)('flock', args, { env })
  } catch (cause) {
    const message = `This needs, installed as root on Debian: apt-get install ${missing.join(' ')}`
    throw new Error(message, { cause })
  }
}

/** The path of a Chromium: what the variable CHROMIUM names, or one in the usual places, or undefined. */
export function findChromium() {
  return [
    process.env.CHROMIUM,
    DEBIAN_FILES.chromium,
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ].find((path) => path !== undefined && existsSync(path))
}

/**
 * The path of the Chromium that tests of pages drive. If Debian's build without windows is installed,
 * it is that one, which needs half the time for a page. Undefined if there is no Chromium.
 */
export function findTestBrowser() {
  const headless = DEBIAN_FILES['chromium-headless-shell']
  return !process.env.CHROMIUM && existsSync(headless) ? headless : findChromium()
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
