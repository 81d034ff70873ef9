import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** A copy of the project's sources in a temporary folder, to be changed and built by a test. */
export function copyOfTheProject(): string {
  const tree = mkdtempSync(join(tmpdir(), 'tree-'))
  const sources = ['calculators', 'schemas', 'src', 'tools', 'public', 'index.html']
  const settings = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.browser.json',
    'vite.config.ts',
  ]
  const style = ['biome.json', 'biome.architecture.jsonc', '.gitignore']
  for (const name of [...sources, ...settings, ...style]) {
    cpSync(join(root, name), join(tree, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

/** Builds a tree as `npm run build` does, and answers the outcome. */
export function buildTree(tree: string): SpawnSyncReturns<string> {
  return spawnSync('npm', ['run', 'build', '--', '--logLevel', 'warn'], {
    cwd: tree,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
}

/** Removes a tree. The link to the packages goes first, so that they stay. */
export function removeTree(tree: string): void {
  execFileSync('rm', ['-f', join(tree, 'node_modules')])
  execFileSync('rm', ['-rf', tree])
}
