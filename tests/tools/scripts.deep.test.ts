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

// All of them: tests/formulas/markdown.test.ts.
test('npm run formulas prints the one sheet of a slug', () => {
  const { status, stdout } = runScript(tree, 'formulas', ['tile-estimator'])
  expect(status).toBe(0)
  expect(stdout).toMatch(/^## Tile Calculator\n/)
  expect(stdout.match(/^## /gm)).toHaveLength(1)
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
