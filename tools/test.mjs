import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findChromium } from './chromium.mjs'
import { needPackages } from './debian.mjs'
import { installPackages } from './install.mjs'
import { CHECKS, runParts, tellFailures } from './parts.mjs'

// Installs what is missing and runs the checks: `node tools/test.mjs` what a commit waits for,
// `node tools/test.mjs all` every test. Plain JavaScript, for it runs before anything is installed.
// At the end it tells how long each file of tests took, and once more what failed, where somebody
// looks who kept only the end of a long run; the last line is the test runner's own count:
// 'N passed, N failed'.

/** So many of the slowest files are listed; the others took less. */
const LISTED = 30

const [depth, ...unknown] = process.argv.slice(2)
if ((depth !== undefined && depth !== 'all') || unknown.length > 0) {
  giveUp(`'npm test' runs what a commit waits for, 'npm test -- all' every test.`)
}
if (depth === 'all') process.env.TEST_DEPTH = 'deep'

// Beside npm, which has work for one core: at once, for what comes later would wait until npm has ended.
const installed = installBrowsers()
try {
  installPackages()
} catch (error) {
  giveUp(`The packages could not be installed: ${error instanceof Error ? error.message : error}`)
}
await installed

const folder = mkdtempSync(join(tmpdir(), 'tests-'))
const reportFile = join(folder, 'report.json')
/** @type {import('./parts.mjs').Part} */
const tests = {
  name: 'tests',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${reportFile}`],
  remedy: 'npx vitest run <file> repeats one file of tests',
}
// At once: while the site is built for the tests, a core would wait.
const failed = (await Promise.all([runParts(CHECKS), runParts([tests])])).flat()

const report = readReport(reportFile)
tellTimes(report.files)
const skipped = report.files.flatMap(({ assertionResults }) =>
  assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending'),
)
if (skipped.length > 0) {
  console.log(`\n${skipped.length} tests were left out, as this machine cannot run them:`)
  for (const { fullName } of skipped) console.log(`- ${fullName}`)
}
for (const line of report.files.flatMap(failuresOf)) console.log(line)
tellFailures(failed)
console.log(`\n${count(report)}`)
rmSync(folder, { recursive: true, force: true })
process.exitCode = failed.length > 0 ? 1 : 0

/**
 * What the test runner reports. A report that is missing is one of a runner that fell over.
 *
 * @param {string} path
 * @returns {{ passed: number, failed: number, files: TestFile[] }}
 */
function readReport(path) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, files: testResults }
  } catch {
    return { passed: 0, failed: 1, files: [] }
  }
}

/**
 * The test runner's own counts. What failed without a test that did – a file that does not load, a
 * runner that fell over, a check before the tests – counts as one that failed.
 *
 * @param {{ passed: number, failed: number }} report
 */
function count(report) {
  const failures = failed.length > 0 ? Math.max(report.failed, 1) : report.failed
  return `${report.passed} passed, ${failures} failed`
}

/**
 * Tells how long each file took, slowest first: what makes the whole slow is seen as it comes.
 *
 * @param {TestFile[]} files
 */
function tellTimes(files) {
  const slowestFirst = files
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
  console.log('\n# seconds of each file of tests, slowest first')
  for (const { name, seconds } of slowestFirst.slice(0, LISTED)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${relative(process.cwd(), name)}`)
  }
  const rest = slowestFirst.slice(LISTED)
  const others = rest.reduce((sum, { seconds }) => sum + seconds, 0)
  if (rest.length > 0) console.log(`${others.toFixed(1).padStart(7)}  the other ${rest.length}`)
}

/**
 * The tests of a file that failed, each with what it said; or why the file did not load.
 *
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: TestResult[] }} TestFile
 * @param {TestFile} file
 */
function failuresOf({ name, status, message, assertionResults }) {
  if (status !== 'failed') return []
  const path = relative(process.cwd(), name)
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length === 0) return [`\n${path}\n${message}`]
  return tests.map((test) => `\n${path}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
}

/**
 * Browser tests need a Chromium; those of pages are quicker with the build that has no windows. On
 * Debian, root can install both, and what else all tests need; elsewhere a person must install one.
 */
async function installBrowsers() {
  try {
    const ofPages = () => needPackages('chromium', 'chromium-headless-shell')
    // Where one of the others cannot be had, pages are tested all the same.
    if (depth === 'all') await needPackages().catch(ofPages)
    else if (!process.env.CHROMIUM) await ofPages()
  } catch {
    // What follows says what to do, and so does a test that has to be left out.
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
