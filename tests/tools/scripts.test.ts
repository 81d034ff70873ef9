import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { copyOfTheProject, removeTree } from '../browser/support/tree.ts'

const root = join(import.meta.dirname, '../..')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const tree = copyOfTheProject()
afterAll(() => removeTree(tree))

/** Runs a script of package.json in the copy; answers what a person at the terminal has then. */
function runScript(name: string, args: string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    cwd: tree,
    env: { ...process.env, npm_config_loglevel: 'silent', ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function change(file: string, from: string, to: string): () => void {
  const path = join(tree, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
  return () => writeFileSync(path, text)
}

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

test('npm run check passes in a project without a mistake', () => {
  const { status, stdout, stderr } = runScript('check')
  expect([status, stderr]).toEqual([0, ''])
  expect(headingsOf(stdout)).toEqual(['definitions', 'format and lint', 'types'])
  expect(stdout).toMatch(/\n\nEvery part of the check passes\. Before a commit: npm test\.\n$/)
})

/** What the definitions' part says of the mistakes below, after the one that does not load. */
const MISTAKES = [
  'calculators/roofing-estimator.ts: formulas.totalArea.is names "roofLenght", which is not a field, constant or formula; did you mean "roofLength"?',
  '    roofLenght * roofWidth',
  '    ^^^^^^^^^^',
  "calculators/steel-weight-calculator.ts: whenChanged is none of 'keep', 'clear'",
  '',
].join('\n')

test('npm run check looks at every part, whatever the ones before it found, and says what to do', () => {
  const undo = [
    change('calculators/roofing-estimator.ts', 'roofLength * roofWidth', 'roofLenght * roofWidth'),
    change('calculators/paving-calculator.ts', 'fields: {', 'fields: {{'),
    change(
      'calculators/steel-weight-calculator.ts',
      "whenChanged: 'keep'",
      "whenChanged: 'forget'",
    ),
  ]
  const { status, stdout, stderr } = runScript('check')
  for (const step of undo) step()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^calculators\/paving-calculator\.ts: does not load: /)
  const [, others = ''] = stderr.split(/\n(?=calculators\/roofing)/)
  expect(others.slice(0, MISTAKES.length)).toBe(MISTAKES)
  expect(others.slice(MISTAKES.length)).not.toMatch(/^calculators\/\S+\.ts: /m)
  expect(headingsOf(stdout)).toEqual(['definitions', 'format and lint', 'types'])
  expect(stdout.slice(stdout.indexOf('\nFailed:'))).toBe(
    [
      '',
      'Failed: definitions, format and lint, types.',
      '- definitions: node tools/run.mjs tools/checkDefinitions.ts reads them again.',
      '- format and lint: npm run format mends what Biome can mend, and names the rest.',
      '- types: npx tsc --build tsconfig.json tsconfig.browser.json checks them again.',
      '',
    ].join('\n'),
  )
})

test('npm run format mends what the check found', () => {
  const undo = change('tools/toolError.ts', "'ToolError'", '"ToolError"')
  const { status } = runScript('format')
  const mended = readFileSync(join(tree, 'tools/toolError.ts'), 'utf8')
  undo()
  expect(status).toBe(0)
  expect(mended).toContain("'ToolError'")
})

/** The parts that a run announced. */
function headingsOf(stdout: string): string[] {
  return [...stdout.matchAll(/^# (.*)$/gm)].map(([, name = '']) => name)
}

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
  const all = runScript('formulas')
  expect(all.status).toBe(0)
  const tiles = runScript('formulas', ['tile-estimator'])
  expect(tiles.stdout).toMatch(/^## Tile Calculator\n/)
  expect(all.stdout).toContain(tiles.stdout.trim())
  expect(all.stdout).toContain('## Paint Calculator')
  expect(tiles.stdout).not.toContain('## Paint Calculator')
})

test('npm run formulas says which slugs there are', () => {
  const { status, stdout, stderr } = runScript('formulas', ['tiles'])
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(
    /^No calculator has the slug 'tiles'\. There are: [a-z, -]*tile-estimator[a-z, -]*\n$/,
  )
})

test('npm run new-calculator tells what is wrong with a slug, without a stack', () => {
  expect(runScript('new-calculator', ['formulas'])).toEqual({
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
