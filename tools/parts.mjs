import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './install.mjs'

// The parts of `npm run check`, which `npm test` runs too. Plain JavaScript, for tools/test.mjs runs
// before anything is installed.

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command what tools/run.mjs runs
 * @property {string} remedy what a person does where it failed
 */

/** @type {Part[]} */
export const CHECKS = [
  {
    name: 'definitions',
    command: ['tools/definitions/checkDefinitions.ts'],
    remedy: 'node tools/run.mjs tools/definitions/checkDefinitions.ts reads them again',
  },
  {
    name: 'format and lint',
    command: ['biome', 'check', '.'],
    remedy: 'npm run format mends what Biome can mend, and names the rest',
  },
  types('types', 'tsconfig.json'),
  // What browsers run, once more: against what the oldest of them know.
  types('types in the oldest browsers', 'tsconfig.browser.json'),
]

/**
 * One checker for a project: several at once work out the same types several times, and the other parts
 * have the other cores.
 *
 * @param {string} name
 * @param {string} project
 * @returns {Part}
 */
function types(name, project) {
  const remedy = `npx tsc --project ${project} checks them again`
  return { name, command: ['tsc', '--project', project, '--checkers', '1'], remedy }
}

/**
 * Runs the parts at the same time, every one whatever the others find; answers those that failed. What
 * the first one prints is seen as it comes. The others' is held until it is their turn, so that each
 * part's stands together, in the order of the parts.
 *
 * @param {Part[]} parts
 */
export async function runParts(parts) {
  const started = parts.map((part, place) => ({ part, ...start(part, place === 0) }))
  const failed = []
  for (const { part, ended, print } of started) {
    console.log(`\n# ${part.name}`)
    const hasPassed = await ended
    print()
    // The part has told why.
    if (!hasPassed) failed.push(part)
  }
  return failed
}

/**
 * @param {Part} part
 * @param {boolean} isShown while it runs; otherwise `print` shows what it printed
 */
function start({ command }, isShown) {
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), ...command], {
    cwd: root,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // A program that prints into a pipe leaves its colours out, unless it is told of the terminal.
    env: { ...process.env, ...(process.stdout.isTTY && !isShown && { FORCE_COLOR: '1' }) },
  })
  /** @type {[stream: NodeJS.WriteStream, text: Buffer][]} */
  const printed = []
  child.stdout?.on('data', (text) => printed.push([process.stdout, text]))
  child.stderr?.on('data', (text) => printed.push([process.stderr, text]))
  return {
    ended: new Promise((resolve) => child.on('close', (code) => resolve(code === 0))),
    print: () => {
      for (const [stream, text] of printed) stream.write(text)
    },
  }
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
