import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { recordOf } from '../../schemas/record.ts'
import { definitionJsonSchema } from '../../tools/jsonSchema.ts'

/* The comment above a key in schemas/definition/ is its documentation: editors show it, the guide repeats it. */

const root = join(import.meta.dirname, '../..')
const GUIDES = ['calculators/README.md', 'calculators/pictures.md']
const FOLDER = 'schemas/definition'

/** The keys of every `shape({ … })`, and of what is spread into one, each with the comment above it. */
const keys = documentedKeys()
const rows = GUIDES.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))

test('every key of a definition says what it means: write a comment above it', () => {
  expect(keys.filter(({ words }) => words === '')).toEqual([])
  const found = new Set(keys.map(({ name }) => name))
  expect([...keysIn(definitionJsonSchema())].filter((name) => !found.has(name))).toEqual([])
  expect(keys.length).toBeGreaterThan(150)
})

test('the guide has a row for every key, with the words of its comment', () => {
  const isDocumented = ({ name, words }: Key) =>
    rows.some((row) => new RegExp(`^\\| \`([\\w.]+\\.)?${name}\``).test(row) && row.includes(words))
  expect(keys.filter((key) => !isDocumented(key))).toEqual([])
})

interface Key {
  file: string
  name: string
  words: string
}

function documentedKeys(): Key[] {
  const sources = readdirSync(join(root, FOLDER)).map((file) => {
    const text = readFileSync(join(root, FOLDER, file), 'utf8')
    const { program, comments } = parseSync(file, text)
    return { file, text, program, comments }
  })
  const shapes = new Set<unknown>()
  const spread = new Set<string>()
  for (const { program } of sources) {
    new Visitor({
      CallExpression: ({ callee, arguments: [keys] }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'shape') return
        if (keys?.type !== 'ObjectExpression') return
        shapes.add(keys)
        for (const key of keys.properties) {
          if (key.type === 'SpreadElement' && key.argument.type === 'Identifier') {
            spread.add(key.argument.name)
          }
        }
      },
    }).visit(program)
  }
  return sources.flatMap(({ file, text, program, comments }) => {
    const found: Key[] = []
    const add = ({ properties }: ESTree.ObjectExpression) => {
      for (const key of properties) {
        if (key.type !== 'Property' || key.key.type !== 'Identifier') continue
        const above = comments.find(
          ({ end }) => end <= key.start && text.slice(end, key.start).trim() === '',
        )
        const words = above?.value.replaceAll(/\s*\*\s|\s+/g, ' ').trim() ?? ''
        found.push({ file, name: key.key.name, words })
      }
    }
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        const isSpread = id.type === 'Identifier' && spread.has(id.name)
        if (isSpread && init?.type === 'ObjectExpression') add(init)
      },
      ObjectExpression: (keys) => {
        if (shapes.has(keys)) add(keys)
      },
    }).visit(program)
    return found
  })
}

/** The names of all keys in a JSON Schema, however deep. */
function keysIn(schema: unknown): Set<string> {
  const names = new Set<string>()
  JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'properties') for (const name of Object.keys(recordOf(value))) names.add(name)
    return value
  })
  return names
}
