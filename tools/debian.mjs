import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

// What tests and benches need beside the packages of npm, from Debian's. Plain JavaScript, for
// tools/test.mjs runs before anything is installed.

const execute = promisify(execFile)

/** Debian's packages, each with a file by which it is known to be there. */
export const DEBIAN_FILES = {
  chromium: '/usr/bin/chromium',
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  wrk: '/usr/bin/wrk',
}

/**
 * Installs what is missing of some packages, or of all if none is named: on Debian, as root.
 *
 * @param {(keyof typeof DEBIAN_FILES)[]} names
 * @throws Error that says what to install, where this machine cannot install it.
 */
export async function needPackages(...names) {
  const isNeeded = (/** @type {string} */ name) => names.some((one) => one === name)
  const missing = Object.entries(DEBIAN_FILES)
    .filter(([name, file]) => (names.length === 0 || isNeeded(name)) && !existsSync(file))
    .map(([name]) => name)
  if (missing.length === 0) return
  const wanted = `apt-get install ${missing.join(' ')}`
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!canInstall) throw new Error(`This needs root on Debian, or first: ${wanted}`)
  console.log(`Installing ${missing.join(', ')} …`)
  // One at a time: who needs packages in the same moment would meet apt-get's own lock, and fail.
  const lock = join(tmpdir(), 'needed-packages.lock')
  const script = `apt-get -qq update && apt-get -qq install -y --no-install-recommends ${missing.join(' ')}`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await execute('flock', [lock, 'sh', '-c', script], { env })
  } catch (cause) {
    throw new Error(`This machine cannot install what is needed here: ${wanted}`, { cause })
  }
}
