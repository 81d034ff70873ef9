import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { copyOfTheProject, removeTree } from '../browser/support/tree.ts'

/* What the scripts print is in scripts.deep.test.ts. */

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
