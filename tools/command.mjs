import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename } from 'node:path'
import { promisify } from 'node:util'

/*
 * `npm start` and `npm test`. Both install what is missing first, so that they work on a machine with
 * Node alone. Plain JavaScript, since it runs before any package is installed. Tests and benches import
 * from here what installs and finds their programs.
 */

/** Vitest writes its report into this file. */
const REPORT = '.cache/tests.json'

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

const [, program = '', command, ...options] = process.argv
if (basename(program) === 'command.mjs') await (command === 'start' ? start() : test())

/** Builds the site and serves it. */
async function start() {
  const port = Number(process.env.PORT || 4173)
  try {
    const probe = createServer().listen(port)
    await once(probe, 'listening')
    probe.close()
  } catch (error) {
    fail(`${error}\nStop what uses this port, or choose another: PORT=4200 npm start`)
  }
  installPackages()
  if (!run('npm run build -- --logLevel warn')) fail('The site could not be built.')
  const { preview } = await import('vite')
  const { resolvedUrls } = await preview({ preview: { port, strictPort: true } })
  console.log(`\nThe site is ready at http://localhost:${port}/ until Ctrl+C stops it.`)
  for (const url of resolvedUrls?.network ?? []) console.log(`Other devices open it at ${url}`)
}

/** Runs the checks, then the tests; with 'all' every test. The last line is 'N passed, N failed'. */
async function test() {
  const isDeep = options[0] === 'all'
  if (options.length > (isDeep ? 1 : 0)) {
    fail("'npm test' runs the tests of a commit, 'npm test -- all' every test.")
  }
  installPackages()
  const chromium = () => needPackages('chromium', 'chromium-headless-shell')
  // Where another program cannot be installed, the tests that need none still run.
  if (isDeep) await needPackages().catch(chromium).catch(console.log)
  else if (!process.env.CHROMIUM) await chromium().catch(console.log)
  if (!findChromium()) {
    fail('No Chromium was found. Install it, or set the variable CHROMIUM to its path.')
  }
  if (isDeep) process.env.TEST_DEPTH = 'deep'
  const checksPass = run('npm run check')
  rmSync(REPORT, { force: true })
  const testsPass = run(`npx vitest run --reporter=default --reporter=json --outputFile=${REPORT}`)
  // There is no report where the test runner ended before it could write one.
  /** @type {{ numPassedTests?: number, numFailedTests?: number }} */
  const report = existsSync(REPORT) ? readJson(REPORT) : {}
  const { numPassedTests: passed = 0, numFailedTests = 0 } = report
  // A file of tests that does not load has no test that failed.
  const failed = Math.max(numFailedTests, testsPass ? 0 : 1) + (checksPass ? 0 : 1)
  if (!checksPass) console.log('\nThe checks failed: npm run check repeats them.')
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** Installs the packages of the lock file where others are installed. */
function installPackages() {
  const installed = packagesIn('node_modules/.package-lock.json')
  // The project itself, without a path, comes first.
  const wanted = Object.entries(packagesIn('package-lock.json')).slice(1)
  const isThere = wanted.every(([path, { version, optional }]) => {
    const found = installed[path]
    return found ? found.version === version : optional
  })
  if (isThere) return
  console.log('Installing packages …')
  // The build and the tests need the development packages, whatever NODE_ENV says.
  if (run('npm ci --include=dev --no-audit --no-fund')) return
  fail('The packages could not be installed; npm has said why.')
}

/** @returns {Record<string, { version?: string, optional?: boolean }>} the packages of a lock file */
function packagesIn(/** @type {string} */ file) {
  return existsSync(file) ? readJson(file).packages : {}
}

/**
 * Installs those of some packages of Debian that are missing, or of all if none is named.
 *
 * @param {string[]} names
 * @throws Error that says what to install, where this machine cannot install it.
 */
export async function needPackages(...names) {
  const missing = Object.entries(DEBIAN_FILES).flatMap(([name, file]) =>
    (names.length === 0 || names.includes(name)) && !existsSync(file) ? [name] : [],
  )
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} …`)
  const install = `apt-get -qq install -y --no-install-recommends ${missing.join(' ')}`
  // One at a time: a second apt-get would fail at the lock of the first.
  const args = ['/tmp/apt-get.lock', 'sh', '-c', `apt-get -qq update && ${install}`]
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
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
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].find((path) => path !== undefined && existsSync(path))
}

/** @param {string} line of a shell, whose output is shown; answers whether it succeeded */
function run(line) {
  return spawnSync(line, { stdio: 'inherit', shell: true }).status === 0
}

function readJson(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {string} reason what to do, before the command ends @returns {never} */
function fail(reason) {
  console.error(reason)
  if (command !== 'start') console.log('0 passed, 1 failed')
  process.exit(1)
}
