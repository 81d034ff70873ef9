import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readCalculators } from '../../tools/definitions/definitions.ts'
import { definitionJsonSchema } from '../../tools/jsonSchema.ts'
import { newCalculator } from '../../tools/newCalculator.ts'

const root = join(import.meta.dirname, '../..')

let copy = ''
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'new-calculator-'))
  await cp(join(root, 'calculators'), join(copy, 'calculators'), { recursive: true })
  await symlink(join(root, 'schemas'), join(copy, 'schemas'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

test('new calculators, one after the other, pass every check, and take no place in the menu', async () => {
  const slugs = ['test-one-calculator', 'test-three-calculator', 'test-two-calculator']
  for (const slug of slugs) await newCalculator(copy, slug)
  const calculators = await readCalculators(copy)
  expect(calculators.get('test-one-calculator')?.title.page).toBe('Test One Calculator')
  const places = slugs.map((slug) => calculators.get(slug)?.order)
  expect(places).toEqual([undefined, undefined, undefined])
})

test.each([
  [
    'Plaster Estimator',
    "'Plaster Estimator' is not a slug; write lower-case words with hyphens, as plaster-estimator",
  ],
  ['formulas', "'formulas' is taken; choose another slug"],
  ['tile-estimator', "'tile-estimator' is taken; choose another slug"],
  ['tiles', "'tiles' would have a name of calculators/tile-estimator.ts; choose another slug"],
])('the slug %s is refused with the reason, and leaves no file', async (slug, reason) => {
  const files = await readdir(join(copy, 'calculators'))
  await expect(newCalculator(copy, slug)).rejects.toThrow(reason)
  expect(await readdir(join(copy, 'calculators'))).toEqual(files)
})

test('the JSON Schema accepts every definition and refuses a strange key', async () => {
  const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(definitionJsonSchema())))
  const { default: tiles } = await import('../../calculators/tile-estimator.ts')
  const { default: steel } = await import('../../calculators/steel-weight-calculator.ts')
  for (const definition of [tiles, steel]) {
    expect(schema.safeParse(definition).error).toBeUndefined()
    expect(schema.safeParse({ ...definition, colour: 'red' }).success).toBe(false)
    expect(schema.safeParse({ ...definition, order: 0 }).success).toBe(false)
  }
})
