import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { guideCalculator } from './guide.ts'

/*
 * The project's promise, run: a calculator is one file, and nothing else is edited. A copy of the
 * project gets the calculator that the guide builds up and the untouched output of `npm run
 * new-calculator`, and everything passes there as it does here.
 */

const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'promise-'))
const NOT_COPIED = ['node_modules', '.git', 'dist', 'screenshots']
const UNTOUCHED = 'gate-post-calculator'
const PATIENCE_MS = 900_000

/** Runs a program in the copy; answers how it ended, with the end of what it said. */
function run(program: string, ...args: string[]) {
  const { PATH, HOME, CHROMIUM } = process.env
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    // As in a terminal: what this test runner sets would be taken for the copy's own.
    env: { PATH, HOME, CHROMIUM, CI: 'true' },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return { status, said: `${stdout}${stderr}`.slice(-8000) }
}

function expectGreen({ status, said }: ReturnType<typeof run>): void {
  expect(status, said).toBe(0)
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

/** What failed in a run of tests, each with its file and why: of a random one, its input too. */
function failuresIn(report: string): string[] {
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [`${relative(copy, name)}: ${message}`]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages: [why = ''] }) =>
          `${fullName}: ${why.split('\n').slice(0, 3).join(' ')}`,
      ),
  ])
}

beforeAll(() => {
  cpSync(root, copy, {
    recursive: true,
    filter: (file) => !NOT_COPIED.includes(relative(root, file)),
  })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, `calculators/${guideCalculator.address}.ts`), guideCalculator.text)
  expectGreen(run('npm', 'run', 'new-calculator', '--', UNTOUCHED))
}, PATIENCE_MS)
afterAll(() => {
  // The link first, so that the packages stay.
  unlinkSync(join(copy, 'node_modules'))
  rmSync(copy, { recursive: true })
})

test('the site has neither of the two', () => {
  for (const address of [guideCalculator.address, UNTOUCHED]) {
    expect(existsSync(join(root, `calculators/${address}.ts`))).toBe(false)
  }
})

test('with two more calculators the check passes', () => {
  expectGreen(run('npm', 'run', 'check'))
})

test(
  'with two more calculators the tests of logic and of components pass',
  () => {
    const report = join(copy, 'report.json')
    const told = ['--reporter=json', `--outputFile=${report}`]
    const projects = ['--project=unit', '--project=component']
    const ended = run('node', 'tools/run.mjs', 'vitest', 'run', ...projects, ...told)
    expect(failuresIn(report)).toEqual([])
    expectGreen(ended)
  },
  PATIENCE_MS,
)

test(
  'with two more calculators the site is built, with a page for each',
  () => {
    expectGreen(run('npm', 'run', 'build'))
    for (const address of [guideCalculator.address, UNTOUCHED]) {
      expect(existsSync(join(copy, `dist/${address}.html`)), address).toBe(true)
    }
  },
  PATIENCE_MS,
)
