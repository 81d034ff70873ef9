import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { installPackages, run } from './install.mjs'

// Installs what is missing and runs every check. Plain JavaScript, for it runs before anything is
// installed. The last line is the test runner's own count: 'N passed, N failed'.

try {
  installPackages()
} catch (error) {
  giveUp(`The packages could not be installed: ${error instanceof Error ? error.message : error}`)
}
installChromium()

const folder = mkdtempSync(join(tmpdir(), 'tests-'))
const report = join(folder, 'report.json')
const failed = [
  check('format and lint', 'biome', 'check', '.'),
  check('types', 'tsc'),
  check(
    'tests',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ),
].filter((name) => name !== undefined)

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`)
console.log(`\n${count(report)}`)
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
 * The test runner's own count. A runner that fell over before it could count has failed once.
 *
 * @param {string} file
 */
function count(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    return `${numPassedTests} passed, ${numFailedTests} failed`
  } catch {
    return '0 passed, 1 failed'
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
