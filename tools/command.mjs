import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findChromium, needPackages } from './testPrograms.mjs'

/*
 * `npm start` and `npm test`. Both install what is missing first, so that they work on a machine with
 * Node alone. Plain JavaScript, since it runs before any package is installed.
 */

const root = join(import.meta.dirname, '..')
/** Vitest writes its report into this file, a path from the project's folder. */
const REPORT = '.cache/tests.json'

const [command, ...options] = process.argv.slice(2)
if (command === 'start') await start()
else await test()

/** Builds the site and serves it. */
async function start() {
  const port = Number(process.env.PORT ?? 4173)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    return fail(`PORT is '${process.env.PORT}'; a whole number from 1 to 65535 is expected.`)
  }
  try {
    const probe = createServer().listen(port)
    await once(probe, 'listening')
    probe.close()
  } catch {
    return fail(`Port ${port} is taken. Stop what uses it, or choose a port: PORT=4200 npm start`)
  }
  if (!installPackages()) return fail('The packages could not be installed; npm has said why.')
  if (!run('npm run build -- --logLevel warn')) return fail('The site could not be built.')
  const { preview } = await import('vite')
  const { resolvedUrls } = await preview({ root, preview: { port, strictPort: true } })
  console.log(`\nThe site is ready at http://localhost:${port}/`)
  for (const url of resolvedUrls?.network ?? []) console.log(`Other devices open it at ${url}`)
  console.log('Ctrl+C stops it.')
}

/** Runs the checks, then the tests; with 'all' every test. The last line is 'N passed, N failed'. */
async function test() {
  const isDeep = options[0] === 'all'
  if (options.length > (isDeep ? 1 : 0)) {
    return failTests("'npm test' runs the tests of a commit, 'npm test -- all' every test.")
  }
  if (!installPackages()) return failTests('The packages could not be installed; npm has said why.')
  await installBrowsers(isDeep)
  if (!findChromium()) {
    return failTests('No Chromium was found. Install it, or set the variable CHROMIUM to its path.')
  }
  if (isDeep) process.env.TEST_DEPTH = 'deep'
  const checksPass = run('npm run check')
  rmSync(join(root, REPORT), { force: true })
  const testsPass = run(`npx vitest run --reporter=default --reporter=json --outputFile=${REPORT}`)
  const { passed, failed, skipped } = readReport()
  if (skipped.length > 0) console.log('\nLeft out, since this machine cannot run them:')
  for (const name of skipped) console.log(`- ${name}`)
  if (!checksPass) console.log('\nThe checks failed: npm run check repeats them.')
  // A file of tests that does not load has no test that failed.
  const failures = Math.max(failed, testsPass ? 0 : 1) + (checksPass ? 0 : 1)
  console.log(`\n${passed} passed, ${failures} failed`)
  process.exitCode = failures > 0 ? 1 : 0
}

/** The counts of the test runner: none where it ended before it could report. */
function readReport() {
  try {
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { assertionResults: { status: string, fullName: string }[] }[] }} */
    const report = readJson(REPORT)
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
    const skipped = tests.filter(({ status }) => status === 'skipped' || status === 'pending')
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: skipped.map(({ fullName }) => fullName),
    }
  } catch {
    return { passed: 0, failed: 0, skipped: [] }
  }
}

/** Installs the packages of the lock file where others are installed; answers whether they are there. */
function installPackages() {
  if (areInstalled()) return true
  console.log('Installing packages …')
  // The build and the tests need the development packages, whatever NODE_ENV says.
  return run('npm ci --include=dev --no-audit --no-fund')
}

function areInstalled() {
  try {
    /** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */
    /** @type {{ packages: Packages }} */
    const { packages: installed } = readJson('node_modules/.package-lock.json')
    /** @type {{ packages: Packages }} */
    const { packages: wanted } = readJson('package-lock.json')
    return Object.entries(wanted).every(([path, { version, optional }]) => {
      const found = installed[path]
      // The project itself has no path.
      return path === '' || (found ? found.version === version : optional)
    })
  } catch {
    return false
  }
}

/** @param {boolean} isDeep whether every test will run, which needs more than Chromium */
async function installBrowsers(isDeep) {
  const chromium = () => needPackages('chromium', 'chromium-headless-shell')
  try {
    // Where another program cannot be installed, the tests that need none still run.
    if (isDeep) await needPackages().catch(chromium)
    else if (!process.env.CHROMIUM) await chromium()
  } catch (error) {
    console.log(String(error))
  }
}

/** @param {string} line of a shell, whose output is shown; answers whether it succeeded */
function run(line) {
  return spawnSync(line, { cwd: root, stdio: 'inherit', shell: true }).status === 0
}

/** @param {string} file from the project's folder */
function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

/** @param {string} reason why no test could run */
function failTests(reason) {
  fail(reason)
  console.log('0 passed, 1 failed')
}

/** @param {string} reason */
function fail(reason) {
  console.error(reason)
  process.exitCode = 1
}
