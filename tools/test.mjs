import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { installPackages, run } from './install.mjs'

// Installs what is missing and runs the checks: `node tools/test.mjs` what a commit waits for,
// `node tools/test.mjs deep` what takes longer, `node tools/test.mjs quick deep` both. Plain
// JavaScript, for it runs before anything is installed. The last line is the test runner's own
// count, of all that was run: 'N passed, N failed'.

/** The runner's projects at each depth; vitest.config.ts says what is in them. */
const PROJECTS = {
  quick: ['unit', 'component', 'browser'],
  deep: ['deep-unit', 'deep-component', 'deep-browser'],
}
const asked = process.argv.slice(2)
for (const name of asked) {
  if (!(name in PROJECTS)) giveUp(`There is no depth '${name}'; there are 'quick' and 'deep'.`)
}
const depths = Object.entries(PROJECTS).filter(([name]) =>
  asked.length > 0 ? asked.includes(name) : name === 'quick',
)

try {
  installPackages()
} catch (error) {
  giveUp(`The packages could not be installed: ${error instanceof Error ? error.message : error}`)
}
installChromium()

const folder = mkdtempSync(join(tmpdir(), 'tests-'))
const reportOf = (/** @type {string} */ depth) => join(folder, `${depth}.json`)
const failed = [
  check('format and lint', 'biome', 'check', '.'),
  check('types', 'tsc'),
  ...depths.map(([depth, projects]) =>
    check(
      `${depth} tests`,
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${reportOf(depth)}`,
    ),
  ),
].filter((name) => name !== undefined)

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`)
console.log(`\n${count(depths.map(([depth]) => reportOf(depth)))}`)
rmSync(folder, { recursive: true, force: true })
process.exitCode = failed.length > 0 ? 1 : 0

/**
 * Runs one check; answers its name if it failed.
 *
 * @param {string} name
 * @param {string[]} command
 */
function check(name, ...command) {
  console.log(`\n# ${name}`)
  try {
    run('npx', '--no-install', ...command)
    return undefined
  } catch {
    return name
  }
}

/**
 * The test runner's own counts, added up. What failed without a test that did – a file that does not
 * load, a runner that fell over, a check before the tests – counts as one that failed.
 *
 * @param {string[]} reports
 */
function count(reports) {
  const counts = reports.map(countOf)
  const passed = counts.reduce((sum, one) => sum + one.passed, 0)
  const failedTests = counts.reduce((sum, one) => sum + one.failed, 0)
  return `${passed} passed, ${failed.length > 0 ? Math.max(failedTests, 1) : failedTests} failed`
}

/** @param {string} report */
function countOf(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Browser tests need a Chromium. On Debian, root can install one; elsewhere the person must. */
function installChromium() {
  if (findChromium()) return
  console.log('Installing Chromium …')
  try {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } catch {
    // What follows says what to do.
  }
  if (findChromium()) return
  giveUp(
    'No Chromium was found, and it could not be installed. Install Chromium or Chrome, or set the variable CHROMIUM to its path. Without it the browser tests cannot run.',
  )
}

/**
 * Ends before anything could be checked.
 *
 * @param {string} reason
 */
function giveUp(reason) {
  console.error(reason)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
