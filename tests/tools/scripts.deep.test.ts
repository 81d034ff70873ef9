import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyOfTheProject, removeTree } from '../browser/support/tree.ts'
import { change, runScript } from './copy.ts'

const tree = copyOfTheProject()
afterAll(() => removeTree(tree))

test('npm run format mends what the check found', () => {
  const undo = change(tree, 'tools/toolError.ts', "'ToolError'", '"ToolError"')
  const { status } = runScript(tree, 'format')
  const mended = readFileSync(join(tree, 'tools/toolError.ts'), 'utf8')
  undo()
  expect(status).toBe(0)
  expect(mended).toContain("'ToolError'")
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

test('npm run mutation finds that the tests of a bill notice nearly all that changes in its money', () => {
  // In the project itself: it changes a copy of its own.
  const root = join(import.meta.dirname, '../..')
  const oneFile = ['--mutate', 'schemas/bill/money.ts', '--testFiles', 'tests/bill/bill.test.ts']
  const settings = ['--reporters', 'clear-text', '--concurrency', '1']
  const { status, stdout } = runScript(root, 'mutation', [...oneFile, ...settings])
  expect(stdout).toMatch(/^ money\.ts \|/m)
  expect(status).toBe(0)
})

test('npm run new-calculator tells what is wrong with a slug, without a stack', () => {
  expect(runScript(tree, 'new-calculator', ['formulas'])).toEqual({
    status: 1,
    stdout: '',
    stderr: "'formulas' is taken; choose another slug\n",
  })
})
