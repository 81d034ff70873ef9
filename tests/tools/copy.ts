import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

/** Runs a script of package.json in a copy of the project; answers what a person at the terminal has then. */
export function runScript(tree: string, name: string, args: string[] = []) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    cwd: tree,
    env: { ...process.env, npm_config_loglevel: 'silent' },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** Changes a text in a file of the copy; what it answers changes it back. */
export function change(tree: string, file: string, from: string, to: string): () => void {
  const path = join(tree, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
  return () => writeFileSync(path, text)
}
