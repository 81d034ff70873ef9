import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

/**
 * Runs a command in the project's folder with its output shown; throws if it fails.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, ...args) {
  // On Windows npm is a script, which a shell alone can start.
  const shell = command === 'npm' && process.platform === 'win32'
  execFileSync(command, args, { cwd: root, stdio: 'inherit', shell })
}

/**
 * The file of a program that an installed package has, for Node to run: no shell takes part, because
 * shells differ in what they make of a path with spaces. Undefined where no package has the program.
 *
 * @param {string} name as 'vite'
 */
export function programFile(name) {
  for (const [path, { bin }] of Object.entries(packagesIn('package-lock.json'))) {
    // A package of a package is none of the project's.
    const isOurs = path.lastIndexOf('node_modules/') === 0
    const file = isOurs ? bin?.[name] : undefined
    if (file) return join(root, path, file)
  }
  return undefined
}

/** Installs the packages of the lock file, unless they are there. */
export function installPackages() {
  if (areInstalled()) return
  console.log('Installing packages …')
  // Build and tests need the development packages, whatever NODE_ENV says.
  run('npm', 'ci', '--include=dev', '--no-audit', '--no-fund')
}

/** Whether what npm last installed is what the lock file names. */
function areInstalled() {
  // A link leads to packages that somebody else keeps.
  const folder = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })
  if (folder?.isSymbolicLink()) return true
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([path, { version, optional }]) => {
    const there = installed[path]
    return there ? there.version === version : optional || path === ''
  })
}

/**
 * The packages that a lock file names, by the folder of each: none where there is no such file.
 *
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, bin?: Record<string, string> }>}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return {}
  }
}
