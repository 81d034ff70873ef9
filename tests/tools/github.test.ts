import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yml|md)$/.test(name))
    .map((name) => join(folder, name))

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

/** The npm scripts that a text calls by name. */
function scriptsIn(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]*\w)|(start|test)\b)/g)].map(
    ([, script, short]) => script ?? short ?? '',
  )
}

const workflows = filesIn('.github/workflows')
const documents = [
  ...filesIn('.github'),
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  'calculators/README.md',
  'deploy/README.md',
]

test.each(documents)('every script that %s names exists', (file) => {
  const unknown = scriptsIn(read(file)).filter((name) => !(name in scripts))
  expect(unknown).toEqual([])
})

test('a change waits for the tests of a commit, a night for every test and every mutant', () => {
  expect(workflows.map((file) => [file, scriptsIn(read(file))])).toEqual([
    ['.github/workflows/checks.yml', ['test']],
    ['.github/workflows/nightly.yml', ['test:all', 'mutation']],
  ])
})

describe.each(workflows)('%s', (file) => {
  const text = read(file)

  test('may read the repository, and nothing else', () => {
    expect(text.match(/^permissions:\n(?: {2}.*\n)*/m)?.[0]).toBe(
      'permissions:\n  contents: read\n',
    )
    expect(text.match(/permissions:/g)).toHaveLength(1)
    expect(text).not.toContain('secrets.')
  })
})

const packageSchema = z.object({
  version: z.optional(z.string()),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
})
const { packages } = z
  .object({ packages: z.record(z.string(), packageSchema) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')))

/** Where a package that another one names would be looked for, the nearest folder first. */
function placesOf(name: string, from: string): string[] {
  const above = from.lastIndexOf('node_modules/')
  const here = `${from && `${from}/`}node_modules/${name}`
  return above < 0 ? [here] : [here, ...placesOf(name, from.slice(0, Math.max(0, above - 1)))]
}

const optional = Object.entries(packages).flatMap(([from, { optionalDependencies }]) =>
  Object.keys(optionalDependencies ?? {}).map((name) => ({ from, name })),
)

test('The lock file names what other systems need, so that an install succeeds on each', () => {
  const missing = optional.filter(
    ({ from, name }) => !placesOf(name, from).some((place) => place in packages),
  )
  expect(optional.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
