import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import { checkDefinition } from '../../schemas/check/index.ts'
import { checkMaterials } from '../../schemas/check/materials.ts'
import { NO_OTHERS } from '../../schemas/check/uses.ts'
import { blocks, guideCalculator, guideScripts } from './guide.ts'

const root = join(import.meta.dirname, '../..')
const { address, text: definition } = guideCalculator

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readme-'))
  await symlink(join(root, 'schemas'), join(folder, 'schemas'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function check(text: string) {
  const place = await mkdtemp(join(folder, 'calculators-'))
  const file = join(place, `${address}.ts`)
  await writeFile(file, text)
  const { module } = await runnerImport<{ default?: unknown }>(file, { logLevel: 'error' })
  const others = { ...NO_OTHERS, materials: checkMaterials('materials.ts', catalogue) }
  return checkDefinition(`calculators/${address}.ts`, address, module.default, others)
}

test('the code blocks of the guide, one after another, are a calculator that passes every check', async () => {
  const built = await check(definition)
  expect(built.address).toBe(address)
  expect(Object.keys(built.examples).length).toBeGreaterThanOrEqual(2)
})

test('each mistake that the guide makes is answered with the words it shows', async () => {
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

test('the commands of the guide exist', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(guideScripts).not.toEqual([])
  for (const name of guideScripts) expect(Object.keys(scripts)).toContain(name)
})
