import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { copyOfTheProject, removeTree } from '../browser/support/tree.ts'
import { change, runScript } from './copy.ts'

const root = join(import.meta.dirname, '../..')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const tree = copyOfTheProject()
afterAll(() => removeTree(tree))

/** One program with plain words: cmd.exe, PowerShell and sh read it alike, and it installs first. */
const EVERY_SHELL = /^node tools\/(run|start|test)\.mjs( [\w@:./=-]+)*$/

test.each(Object.entries(scripts))(
  'npm run %s installs the packages that it needs, and means the same in every shell',
  (_, command) => expect(command).toMatch(EVERY_SHELL),
)

test.each([
  'VERIFY_INPUTS=9 node tools/run.mjs vitest',
  'node tools/run.mjs tsc && node tools/run.mjs biome check .',
  'node tools/run.mjs vitest run tests/*.test.ts',
  "node tools/run.mjs vitest -t 'a name'",
  'node tools/run.mjs vite --port $PORT',
  'npx vitest run',
])('and this test would notice: %s', (command) => {
  expect(command).not.toMatch(EVERY_SHELL)
})

test('npm run format mends what the check found', () => {
  const undo = change(tree, 'tools/toolError.ts', "'ToolError'", '"ToolError"')
  const { status } = runScript(tree, 'format')
  const mended = readFileSync(join(tree, 'tools/toolError.ts'), 'utf8')
  undo()
  expect(status).toBe(0)
  expect(mended).toContain("'ToolError'")
})

test('a script can set a variable without the help of a shell', () => {
  writeFileSync(
    join(tree, 'tools/printVariables.ts'),
    'console.log(process.env.CALCULATOR, process.env.OTHER)\n',
  )
  const { status, stdout } = spawnSync(
    process.execPath,
    ['tools/run.mjs', 'CALCULATOR=tile-estimator', 'OTHER=1=2', 'tools/printVariables.ts'],
    { cwd: tree, encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([0, 'tile-estimator 1=2\n'])
})

test('a program that no package has is named', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'vites'], {
    cwd: tree,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, "No package of this project has a program 'vites'.\n"])
})

test('npm run formulas prints every sheet, or the one of a slug', () => {
  const all = runScript(tree, 'formulas')
  expect(all.status).toBe(0)
  const tiles = runScript(tree, 'formulas', ['tile-estimator'])
  expect(tiles.stdout).toMatch(/^## Tile Calculator\n/)
  expect(all.stdout).toContain(tiles.stdout.trim())
  expect(all.stdout).toContain('## Paint Calculator')
  expect(tiles.stdout).not.toContain('## Paint Calculator')
})

test('npm run formulas says which slugs there are', () => {
  const { status, stdout, stderr } = runScript(tree, 'formulas', ['tiles'])
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(
    /^No calculator has the slug 'tiles'\. There are: [a-z, -]*tile-estimator[a-z, -]*\n$/,
  )
})

test('npm run new-calculator tells what is wrong with a slug, without a stack', () => {
  expect(runScript(tree, 'new-calculator', ['formulas'])).toEqual({
    status: 1,
    stdout: '',
    stderr: "'formulas' is taken; choose another slug\n",
  })
})

test('Without its packages a script asks npm for them, and says what to do where that fails', async () => {
  const bare = copyOfTheProject()
  await rm(join(bare, 'node_modules'))
  writeFileSync(join(bare, 'npm'), '#!/bin/sh\necho "npm $@"\nexit 1\n')
  chmodSync(join(bare, 'npm'), 0o755)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'vite'], {
    cwd: bare,
    env: { ...process.env, PATH: `${bare}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  removeTree(bare)
  expect([status, stdout, stderr]).toEqual([
    1,
    'Installing packages …\nnpm ci --include=dev --no-audit --no-fund\n',
    'The packages could not be installed. Run npm install, then this again.\n',
  ])
})
