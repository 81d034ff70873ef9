import { join } from 'node:path'
import { API, type Checker, type Type } from 'typescript/unstable/sync'
import type { z } from 'zod'
import { ToolError } from '../toolError.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

const ROOT = join(import.meta.dirname, '../..')

/**
 * A JSON Schema with what each of its keys means: the comment above the key in schemas/definition/, which
 * an editor shows over the key as well. The compiler finds it, from the type that the schema describes.
 *
 * @param file from the root, what exports the type.
 */
export function withKeyWords(schema: JsonSchema, file: string, exported: string): JsonSchema {
  const api = new API({ cwd: ROOT })
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(ROOT, 'tsconfig.browser.json')] })
    const project = snapshot.getDefaultProjectForFile(join(ROOT, file))
    const source = project?.program.getSourceFile(join(ROOT, file))
    if (!project || !source) throw new ToolError(`${file} is in no project.`)
    const { checker } = project
    const module = checker.getSymbolAtLocation(source)
    const symbol =
      module && checker.getExportsOfModule(module).find(({ name }) => name === exported)
    if (!symbol) throw new ToolError(`${file} exports no ${exported}.`)
    return described(schema, checker.getDeclaredTypeOfSymbol(symbol), checker)
  } finally {
    api.close()
  }
}

/** A schema with words for the keys of what a type is one of. */
function described(schema: JsonSchema, type: Type, checker: Checker): JsonSchema {
  const inside = (part: JsonSchema) => described(part, type, checker)
  const { properties, additionalProperties, items, anyOf, oneOf } = schema
  return {
    ...schema,
    ...(properties && { properties: describedKeys(properties, type, checker) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: describedEntry(additionalProperties, type, checker),
    }),
    ...(typeof items === 'object' &&
      !Array.isArray(items) && { items: describedEntry(items, type, checker) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(oneOf && { oneOf: oneOf.map(inside) }),
  }
}

type Keys = NonNullable<JsonSchema['properties']>

function describedKeys(keys: Keys, type: Type, checker: Checker): Keys {
  const names = Object.keys(keys)
  const owner = membersOf(type).find((member) => isOf(keys, member, checker))
  if (!owner) throw new ToolError(`No type has the keys ${names.join(', ')}.`)
  return Object.fromEntries(
    Object.entries(keys).map(([name, schema]) => {
      const symbol = checker.getPropertyOfType(owner, name)
      const keyType = symbol && checker.getTypeOfSymbol(symbol)
      if (!keyType || typeof schema === 'boolean') return [name, schema]
      const description = symbol.getDocumentationComment(checker).replaceAll(/\s+/g, ' ').trim()
      return [name, { ...(description && { description }), ...described(schema, keyType, checker) }]
    }),
  )
}

/** Whether a type has these keys and no others, and the same value where one has a single value. */
function isOf(keys: Keys, type: Type, checker: Checker): boolean {
  const symbols = checker.getPropertiesOfType(type)
  return (
    symbols.length === Object.keys(keys).length &&
    symbols.every((symbol) => {
      const schema = keys[symbol.name]
      const value = typeof schema === 'object' && schema.const
      const literal = checker.getTypeOfSymbol(symbol)
      if (schema === undefined) return false
      return typeof value !== 'string' || !literal?.isStringLiteralType() || literal.value === value
    })
  )
}

/** The words of what a list or a record contains. */
function describedEntry(schema: JsonSchema, type: Type, checker: Checker): JsonSchema {
  for (const member of membersOf(type)) {
    const [entries] = checker.getIndexInfosOfType(member)
    if (entries) return described(schema, entries.valueType, checker)
  }
  return schema
}

function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type]
}
