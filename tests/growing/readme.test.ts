import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/index.ts'
import { estimateOf } from '../working/calculators.ts'

const root = join(import.meta.dirname, '../..')
const readme = await readFile(join(root, 'calculators/README.md'), 'utf8')

/** The code blocks of one kind, first to last. */
function blocks(kind: string): string[] {
  return [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, language]) => language === kind)
    .map(([, , code = '']) => code)
}

const definition = blocks('ts').join('')
const FILE = 'calculators/plaster-estimator.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readme-'))
  await symlink(join(root, 'schemas'), join(folder, 'schemas'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function check(text: string) {
  const place = await mkdtemp(join(folder, 'calculators-'))
  const file = join(place, 'plaster-estimator.ts')
  await writeFile(file, text)
  const { module } = await runnerImport<{ default?: unknown }>(file, { logLevel: 'error' })
  return checkDefinition(FILE, 'plaster-estimator', module.default)
}

test('the code blocks of the README, one after another, are a calculator that passes every check', async () => {
  const plaster = await check(definition)
  // By hand: 62 m² × 0.015 m × 1.33 = 1.2369 m³ dry; a seventh over 0.035 m³ is 5.05 bags.
  const { rows } = estimateOf(plaster, { area: '62', thickness: '15', mix: '1:6' })
  expect(rows.map(({ value, unit }) => `${value} ${unit}`)).toEqual([
    '0.930 m³',
    '6 bags of 50 kg',
    '1.06 m³',
  ])
})

test('each mistake that the README makes is answered with the words it shows', async () => {
  const mistakes = blocks('diff')
  const answers = blocks('text')
  expect(mistakes.length).toBeGreaterThanOrEqual(2)
  expect(answers).toHaveLength(mistakes.length)
  for (const [index, mistake] of mistakes.entries()) {
    const [removed = '', added = ''] = mistake.split('\n').map((line) => line.slice(1))
    expect(definition).toContain(removed)
    const error: unknown = await check(definition.replace(removed, added)).catch(
      (thrown: unknown) => thrown,
    )
    expect(error instanceof Error && error.message).toBe(answers[index]?.trimEnd())
  }
})

test('the commands of the README exist', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const commands = [...readme.matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name)
  for (const name of commands) expect(Object.keys(scripts)).toContain(name)
})
