import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, programFile, root, run } from './install.mjs'

// `node tools/run.mjs vite build` runs a package's program, `node tools/run.mjs tools/formulas.ts`
// a tool of the project; before either, it installs the packages that are missing. Words such as
// `NAME=value` before it set variables of the environment, which shells write in different ways. Plain
// JavaScript, for it runs before anything is installed.

try {
  installPackages()
} catch {
  // npm has said why.
  console.error('The packages could not be installed. Run npm install, then this again.')
  process.exit(1)
}
// Not before: a variable of Node's may name a package, and npm runs in Node too.
const [what = '', ...args] = takeVariables(process.argv.slice(2))
if (what.endsWith('.ts')) await runTool(join(root, what))
else runProgram()

/**
 * Sets the variables that the first words name; answers the other words.
 *
 * @param {string[]} words
 * @returns {string[]}
 */
function takeVariables(words) {
  const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(words[0] ?? '') ?? []
  if (name === undefined) return words
  process.env[name] = value
  return takeVariables(words.slice(1))
}

/** A program ends with a message of its own: its exit code is all that is passed on. */
function runProgram() {
  const file = programFile(what)
  if (file === undefined) {
    console.error(`No package of this project has a program '${what}'.`)
    process.exit(1)
  }
  try {
    run(process.execPath, file, ...args)
  } catch {
    process.exitCode = 1
  }
}

/**
 * Runs a tool as if Node had been started with it. What a tool refuses is told by its message
 * alone; any other error is a fault of the tool, and shows where it came from.
 *
 * @param {string} file
 */
async function runTool(file) {
  const { register } = await import('tsx/esm/api')
  register()
  process.argv = [process.execPath, file, ...args]
  try {
    await import(pathToFileURL(file).href)
  } catch (error) {
    console.error(error instanceof Error && error.name === 'ToolError' ? error.message : error)
    process.exitCode = 1
  }
}
