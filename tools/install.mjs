import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
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
  execFileSync(command, args, { cwd: root, stdio: 'inherit' })
}

/** Installs the packages of the lock file, unless what is installed is as new as the lock file. */
export function installPackages() {
  const lock = join(root, 'package-lock.json')
  const installed = join(root, 'node_modules/.package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing packages …')
  // Build and tests need the development packages, whatever NODE_ENV says. Not 'npm ci': it stops
  // where a registry lacks another system's optional packages, which the lock file then lacks too.
  run('npm', 'install', '--include=dev', '--no-audit', '--no-fund')
}
