import { keysOf, type Shape, shapeKey, shapesOf, valuesIn } from './shapes.ts'
import type { JsonSchema } from './words.ts'

/*
 * The keys of a definition as interfaces of TypeScript, with their words. TypeScript 7 shows the comment of
 * a key that an interface declares, and none of one that a type such as z.input works out.
 */

const HEAD = `/*
 * A definition as a maintainer writes it, for editors: \`npm run keys\` writes this file. Change the shapes and
 * the words in the files beside it.
 */
`

/** The most that a line holds. */
const WIDTH = 100
/** More values or kinds than these have a name together. */
const FEW = 6

export function keyTypes(schema: JsonSchema): string {
  const shapes = shapesOf(schema)
  const names = namesOf(shapes)
  const unions = new Map<string, string>()
  const nameOf: NameOf = (part, key) => {
    const kinds = part.oneOf?.filter(isSchema).map((kind) => names.get(shapeKey(kind)))
    const one = kinds ?? valuesIn(part).map(literal)
    if (one.length <= FEW) return part.properties && names.get(shapeKey(part))
    unions.set(inPascalCase(key), one.join(' | '))
    return inPascalCase(key)
  }
  const interfaces = [...shapes].map(([id, shape]) => interfaceOf(names.get(id), shape, nameOf))
  const types = [...unions].map(([name, type]) => broken(`export type ${name} =`, type, ''))
  return [HEAD, ...interfaces, ...types].join('\n')
}

/** The name that the type of a key's value has; undefined where it is written out. */
type NameOf = (schema: JsonSchema, key: string) => string | undefined

function namesOf(shapes: ReadonlyMap<string, Shape>): Map<string, string> {
  const names = new Map<string, string>()
  for (const [id, { places, kind }] of shapes) {
    const [place = ''] = places
    const name = place === '' ? 'WrittenDefinition' : inPascalCase(`${place} ${kind?.value ?? ''}`)
    const taken = [...names.values()].filter((other) => other.replace(/\d+$/, '') === name).length
    names.set(id, taken === 0 ? name : `${name}${taken + 1}`)
  }
  return names
}

function inPascalCase(words: string): string {
  return words.replaceAll(/(?:^|\W+)(\w?)/g, (_whole, first: string) => first.toUpperCase())
}

function interfaceOf(name: string | undefined, { schema }: Shape, nameOf: NameOf): string {
  const keys = keysOf(schema).flatMap(([key, inside]) => {
    const isNeeded = schema.required?.includes(key)
    const type = typesOf(inside, key, nameOf)
    const all = isNeeded ? type : [...type, 'undefined']
    return [
      `  /** ${inside.description ?? ''} */\n`,
      broken(`  ${key}${isNeeded ? '' : '?'}:`, all.join(' | '), '  '),
    ]
  })
  return `export interface ${name} {\n${keys.join('')}}\n`
}

/** What a value is one of, each as a type. */
function typesOf(schema: JsonSchema, key: string, nameOf: NameOf): string[] {
  const named = nameOf(schema, key)
  if (named !== undefined) return [named]
  const { const: only, enum: values, anyOf, oneOf, additionalProperties, items, type } = schema
  const inside = (part: unknown) => (isSchema(part) ? typesOf(part, key, nameOf) : ['unknown'])
  if (only !== undefined) return [literal(only)]
  if (values) return values.map(literal)
  if (anyOf ?? oneOf) return [...(anyOf ?? []), ...(oneOf ?? [])].flatMap(inside)
  if (isSchema(additionalProperties))
    return [`Record<string, ${union(inside(additionalProperties))}>`]
  if (items !== undefined) {
    const entry = inside(items)
    return [entry.length > 1 ? `(${union(entry)})[]` : `${entry}[]`]
  }
  return [type === 'integer' ? 'number' : String(type)]
}

function isSchema(part: unknown): part is JsonSchema {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function union(types: readonly string[]): string {
  return types.join(' | ')
}

/** A type after what it belongs to, each part on its own line where one line is too short. */
function broken(before: string, type: string, indent: string): string {
  const line = `${before} ${type}`
  if (line.length <= WIDTH) return `${line}\n`
  return [before, ...type.split(' | ').map((part) => `${indent}  | ${part}`), ''].join('\n')
}
