import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findChromium } from './chromium.mjs'
import { installPackages, run } from './install.mjs'

// Installs what is missing and runs the checks: `node tools/test.mjs` what a commit waits for,
// `node tools/test.mjs deep` what takes longer, `node tools/test.mjs quick deep` both. Plain
// JavaScript, for it runs before anything is installed. What failed is told once more at the end,
// where somebody looks who kept only the end of a long run; the last line is the test runner's own
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

const reports = depths.map(([depth]) => reportIn(reportOf(depth)))
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}.`)
  for (const { files } of reports) for (const line of files.flatMap(failuresOf)) console.log(line)
}
console.log(`\n${count(reports)}`)
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
 * What the test runner reports. A report that is missing is one of a runner that fell over.
 *
 * @param {string} path
 * @returns {{ passed: number, failed: number, files: TestFile[] }}
 */
function reportIn(path) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, files: testResults }
  } catch {
    return { passed: 0, failed: 1, files: [] }
  }
}

/**
 * The test runner's own counts, added up. What failed without a test that did – a file that does not
 * load, a runner that fell over, a check before the tests – counts as one that failed.
 *
 * @param {{ passed: number, failed: number }[]} reports
 */
function count(reports) {
  const passed = reports.reduce((sum, one) => sum + one.passed, 0)
  const failedTests = reports.reduce((sum, one) => sum + one.failed, 0)
  return `${passed} passed, ${failed.length > 0 ? Math.max(failedTests, 1) : failedTests} failed`
}

/**
 * The tests of a file that failed, each with what it said; or why the file did not load.
 *
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} TestFile
 * @param {TestFile} file
 */
function failuresOf({ name, status, message, assertionResults }) {
  if (status !== 'failed') return []
  const path = relative(process.cwd(), name)
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length === 0) return [`\n${path}\n${message}`]
  return tests.map((test) => `\n${path}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
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
