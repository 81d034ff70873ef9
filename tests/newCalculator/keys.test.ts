import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { definitionJsonSchema } from '../../tools/jsonSchema.ts'
import { keyFiles } from '../../tools/keys/files.ts'
import { hoversOver } from '../support/editor.ts'
import { fileWithEveryKey } from './everyKey.ts'

/* What a key means is said once, in the comment above it: an editor, the JSON Schema and the guide tell it. */

const root = join(import.meta.dirname, '../..')
const { text, keys } = fileWithEveryKey(definitionJsonSchema())

test('every key of a definition says what it means: write it above the key in schemas/definition/', () => {
  expect(keys.length).toBeGreaterThan(200)
  expect(keys.filter(({ schema }) => !schema.description).map(({ path }) => path)).toEqual([])
})

test('over a key an editor shows the words of the JSON Schema', async () => {
  const positions = keys.map(({ position }) => position)
  const hovers = await hoversOver(root, 'calculators/slab-steel-calculator.ts', text, positions)
  const shown = hovers.map((hover) => hover.split('\n```\n').at(-1))
  expect(keys.map(({ path }, place) => `${path}: ${shown[place]}`)).toEqual(
    keys.map(({ path, schema }) => `${path}: ${schema.description}`),
  )
})

test.each(keyFiles())('%s says the same of every key: npm run keys writes it', (file, write) => {
  const written = readFileSync(join(root, file), 'utf8')
  expect(written).toBe(write(written))
})
