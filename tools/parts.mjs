import { run } from './install.mjs'

// The parts of `npm run check`, with which `npm test` begins. Plain JavaScript, for tools/test.mjs runs
// before anything is installed.

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command what tools/run.mjs runs
 * @property {string} remedy what a person does where it failed
 */

/** What browsers run is checked once more, against what the oldest of them know. */
const TYPES = ['tsc', '--build', 'tsconfig.json', 'tsconfig.browser.json']

/** @type {Part[]} */
export const CHECKS = [
  {
    name: 'definitions',
    command: ['tools/checkDefinitions.ts'],
    remedy: 'node tools/run.mjs tools/checkDefinitions.ts reads them again',
  },
  {
    name: 'format and lint',
    command: ['biome', 'check', '.'],
    remedy: 'npm run format mends what Biome can mend, and names the rest',
  },
  { name: 'types', command: TYPES, remedy: `npx ${TYPES.join(' ')} checks them again` },
]

/**
 * Runs every part, whatever the ones before it found; answers those that failed.
 *
 * @param {Part[]} parts
 */
export function runParts(parts) {
  return parts.filter(({ name, command }) => {
    console.log(`\n# ${name}`)
    try {
      run(process.execPath, 'tools/run.mjs', ...command)
      return false
    } catch {
      // The part has told why.
      return true
    }
  })
}

/**
 * Names the parts that failed, each with what to do.
 *
 * @param {Part[]} failed
 */
export function tellFailures(failed) {
  if (failed.length === 0) return
  console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}.`)
  for (const { name, remedy } of failed) console.log(`- ${name}: ${remedy}.`)
}
