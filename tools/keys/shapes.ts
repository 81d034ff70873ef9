import type { JsonSchema } from './words.ts'

/* What a schema is made of: objects with keys, each told once however often it occurs. */

/** An object with keys, and where it occurs. */
export interface Shape {
  schema: JsonSchema
  /** Keys that contain it. */
  places: Set<string>
  /** One of several kinds, told apart by a key with a single value. */
  kind?: Kind
  /** How often it occurs. */
  count: number
}

/**
 * Every shape in a schema, by what it is (`shapeKey`), in the order in which it comes.
 *
 * @param leftOut keys whose inside does not count.
 */
export function shapesOf(schema: JsonSchema, leftOut: readonly string[] = []): Map<string, Shape> {
  const shapes = new Map<string, Shape>()
  collect(schema, '', shapes, leftOut)
  return shapes
}

export function shapeKey(schema: JsonSchema): string {
  return JSON.stringify(schema)
}

function collect(
  schema: JsonSchema,
  place: string,
  shapes: Map<string, Shape>,
  leftOut: readonly string[],
): void {
  const all = shapesIn(schema)
  for (const shape of all) {
    const kind = all.length > 1 ? kindOf(shape) : undefined
    const found = { schema: shape, places: new Set<string>(), count: 0, ...(kind && { kind }) }
    const known: Shape = shapes.get(shapeKey(shape)) ?? found
    known.places.add(place)
    known.count += 1
    shapes.set(shapeKey(shape), known)
    for (const [name, inside] of keysOf(shape)) {
      if (!leftOut.includes(name)) collect(inside, name, shapes, leftOut)
    }
  }
}

/** The objects with keys that a value is, or is a list or a record of. */
export function shapesIn(schema: JsonSchema): JsonSchema[] {
  const { properties, additionalProperties, items, anyOf = [], oneOf = [] } = schema
  if (properties) return [schema]
  return [additionalProperties, items, ...anyOf, ...oneOf]
    .flat()
    .flatMap((inside) => (typeof inside === 'object' ? shapesIn(inside) : []))
}

/** The keys of an object. */
export function keysOf({ properties = {} }: JsonSchema): [name: string, schema: JsonSchema][] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object' ? [[name, schema]] : [],
  )
}

/** What tells a kind from the others: `kind: 'number'`. */
export interface Kind {
  key: string
  value: string
}

export function kindOf(schema: JsonSchema): Kind | undefined {
  for (const [key, { const: value }] of keysOf(schema)) {
    if (typeof value === 'string') return { key, value }
  }
  return undefined
}

/** The few values that a key may have, in the order of the schema. */
export function valuesIn({ enum: values = [], anyOf = [] }: JsonSchema): unknown[] {
  return [...values, ...anyOf.flatMap((one) => (typeof one === 'object' ? valuesIn(one) : []))]
}
