import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import { checkTranslation } from '../../schemas/check/texts/translation.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { workingLines } from '../../schemas/estimate/working.ts'
import { readCalculators, readMaterialCatalogue } from '../../tools/definitions/definitions.ts'
import { estimateOf } from '../support/checked.ts'
import { guideCalculator, guideStages, guideTranslation } from './guide.ts'

const root = join(import.meta.dirname, '../..')
const { slug } = guideCalculator

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readme-'))
  await symlink(join(root, 'schemas'), join(folder, 'schemas'))
  await cp(join(root, 'calculators/shared'), join(folder, 'calculators/shared'), {
    recursive: true,
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const [calculators, materials] = await Promise.all([
  readCalculators(root),
  readMaterialCatalogue(root),
])
const others = {
  catalogue: materials,
  slugs: [...calculators.keys()],
  find: (other: string) => calculators.get(other),
}

let files = 0
async function check(text: string): Promise<CalculatorWithGuidance> {
  files += 1
  const definition = await exported(`calculators/stage-${files}.ts`, text)
  return checkDefinition(`calculators/${slug}.ts`, slug, definition, others)
}

/** Writes a text as a file of the project, and imports its default export. */
async function exported(name: string, text: string): Promise<unknown> {
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  const { module } = await runnerImport<{ default?: unknown }>(file, { logLevel: 'error' })
  return module.default
}

test('the first calculator has all of its words in Kiswahili', async () => {
  const [first] = guideStages
  const definition = await exported('calculators/first.ts', first?.file ?? '')
  const words = z
    .record(z.string(), z.string())
    .parse(await exported('calculators/sw/first.ts', guideTranslation))
  const { diagnostics, missing, total } = checkTranslation(definition, words)
  expect({ diagnostics, missing }).toEqual({ diagnostics: [], missing: [] })
  expect(total).toBeGreaterThan(18)
})

for (const { heading, file, asides, working, mistakes } of guideStages) {
  test(`after “${heading}” the file passes every check, and its working is the one that is shown`, async () => {
    const calculator = await check(file)
    const [example] = Object.values(calculator.examples)
    if (!example) throw new Error('There is an example')
    const printed = workingLines(calculator, estimateOf(calculator, example.given))
    // None shown: nothing to compare, but the file passes.
    if (working.length > 0) expect(printed.slice(-working.length)).toEqual(working)
  })

  test.each(asides)(`“${heading}”: a sideline passes every check`, async (aside) => {
    expect((await check(aside)).slug).toBe(slug)
  })

  test.each(mistakes)(
    `“${heading}”: leaving out$removed is answered with the words that are shown`,
    async ({ removed, added, answer }) => {
      expect(file.split(removed)).toHaveLength(2)
      const broken = file.replace(removed + (added === '' ? '\n' : ''), () => added)
      const error: unknown = await check(broken).catch((thrown: unknown) => thrown)
      expect(error instanceof Error && error.message).toBe(answer)
    },
  )
}

test('most stages show a working, and a mistake with its answer', () => {
  expect(guideStages.filter(({ working }) => working.length > 0).length).toBeGreaterThanOrEqual(4)
  const mistakes = guideStages.flatMap((stage) => stage.mistakes)
  expect(mistakes.length).toBeGreaterThanOrEqual(3)
  for (const { answer } of mistakes) expect(answer).not.toBe('')
  expect(guideStages.flatMap(({ asides }) => asides)).toHaveLength(7)
})

test('the file at the end has every concept of the language', async () => {
  const calculator = await check(guideCalculator.text)
  const fields = Object.values(calculator.fields)
  expect(fields.some(({ kind }) => kind === 'repeat')).toBe(true)
  expect(fields.some((field) => 'optional' in field && field.optional)).toBe(true)
  expect(fields.some((field) => field.kind !== 'repeat' && field.visibleWhen)).toBe(true)
  expect(calculator.formulas.some(({ from }) => from !== undefined)).toBe(true)
  expect(calculator.materials.length).toBeGreaterThan(0)
  expect(guideCalculator.text).toMatch(/sum\(.*\)/)
  expect(guideCalculator.text).toMatch(/sqrt\(.*\)/)
})
