import type { JsonSchema } from './keyWords.ts'

/* The keys of a definition as tables of Markdown, for the guide. */

/** From so many keys on, what a key contains has a table of its own. */
const LARGE = 5
/** So many values at most stand beside a key's words. */
const FEW = 6

/** An object with keys, and where it occurs. */
interface Shape {
  schema: JsonSchema
  /** Keys that contain it. */
  places: Set<string>
  /** One of several kinds, told apart by a key with a single value. */
  kind?: string
  /** How often it occurs. */
  count: number
}

/**
 * The tables for a schema's keys: first its own, then those of each larger thing that it contains. What
 * occurs in several places is there once.
 *
 * @param leftOut keys whose inside has tables elsewhere.
 */
export function keyTables(schema: JsonSchema, leftOut: readonly string[] = []): string {
  const shapes = new Map<string, Shape>()
  collect(schema, '', shapes, leftOut)
  const isApart = ({ kind, count, schema }: Shape) =>
    kind !== undefined || count > 1 || Object.keys(schema.properties ?? {}).length >= LARGE
  const apart = [...shapes.values()].filter((shape) => shape.places.has('') || isApart(shape))
  const inside = (child: JsonSchema) => {
    const shape = shapes.get(JSON.stringify(child))
    return shape !== undefined && !isApart(shape)
  }
  const tables = apart.map((shape) => ({
    title: titleOf(shape),
    rows: rowsOf(shape.schema, '', inside),
  }))
  return tables.map(({ title, rows }) => tableOf(title, rows)).join('\n\n')
}

/** Tables for the parts that a list is made of: first the keys that all kinds of them have alike. */
export function kindTables(list: JsonSchema): string {
  const kinds = shapesIn(list)
  const tables = kinds.map((schema) => rowsOf(schema, '', () => true))
  const [first = []] = tables
  const common = first.filter((row) => tables.every((rows) => rows.includes(row)))
  const own = kinds.map((schema, place) =>
    tableOf(
      `\`${kindOf(schema)}\``,
      (tables[place] ?? []).filter((row) => !common.includes(row)),
    ),
  )
  return [tableOf('Every part', common), longValues(kinds), ...own].join('\n\n')
}

/** What the keys with many values have, once for all kinds. */
function longValues(kinds: readonly JsonSchema[]): string {
  const lines = kinds.flatMap((kind) =>
    keysOf(kind).flatMap(([name, inside]) => {
      const values = valuesIn(inside)
      return values.length > FEW ? [`\`${name}\` is one of ${values.map(written).join(', ')}.`] : []
    }),
  )
  return [...new Set(lines)].join('\n\n')
}

/** Every shape in a schema, by what it is, in the order in which it comes. */
function collect(
  schema: JsonSchema,
  place: string,
  shapes: Map<string, Shape>,
  leftOut: readonly string[],
): void {
  const all = shapesIn(schema)
  for (const shape of all) {
    const key = JSON.stringify(shape)
    const kind = all.length > 1 ? kindOf(shape) : undefined
    const known = shapes.get(key) ?? {
      schema: shape,
      places: new Set(),
      count: 0,
      ...(kind !== undefined && { kind }),
    }
    known.places.add(place)
    known.count += 1
    shapes.set(key, known)
    for (const [name, inside] of keysOf(shape)) {
      if (!leftOut.includes(name)) collect(inside, name, shapes, leftOut)
    }
  }
}

/** The objects with keys that a value is, or is a list or a record of. */
function shapesIn(schema: JsonSchema): JsonSchema[] {
  const { properties, additionalProperties, items, anyOf = [], oneOf = [] } = schema
  if (properties) return [schema]
  return [additionalProperties, items, ...anyOf, ...oneOf]
    .flat()
    .flatMap((inside) => (typeof inside === 'object' ? shapesIn(inside) : []))
}

function keysOf({ properties = {} }: JsonSchema): [name: string, schema: JsonSchema][] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object' ? [[name, schema]] : [],
  )
}

/** What tells a kind from the others: "kind: 'number'". */
function kindOf(schema: JsonSchema): string | undefined {
  const [name, value] = keysOf(schema).find(([, { const: only }]) => typeof only === 'string') ?? []
  return value && `${name}: '${value.const}'`
}

function titleOf({ places, kind }: Shape): string {
  const names = [...places].map((place) => (place === '' ? 'The definition' : `\`${place}\``))
  return names.join(', ') + (kind === undefined ? '' : `, \`${kind}\``)
}

/** A row for each key, and below it those of what it contains. */
function rowsOf(
  schema: JsonSchema,
  path: string,
  hasRows: (inside: JsonSchema) => boolean,
): string[] {
  return keysOf(schema).flatMap(([name, inside]) => {
    const mark = schema.required?.includes(name) ? '' : ' ○'
    const row = `| \`${path}${name}\`${mark} | ${meaningOf(inside).replaceAll('|', '\\|')} |`
    const below = shapesIn(inside).filter(hasRows)
    return [row, ...below.flatMap((child) => rowsOf(child, `${path}${name}.`, hasRows))]
  })
}

/** The words of a key, with its values where the words do not name them. */
function meaningOf(schema: JsonSchema): string {
  const { description = '', const: only, default: usual } = schema
  const values = valuesIn(schema)
  const isNamed = values.every((value) => description.includes(`'${value}'`))
  const isLong = values.length > FEW
  return [
    only === undefined ? description : `${written(only)}: ${description}`,
    ...(isNamed || isLong ? [] : [`One of ${values.map(written).join(', ')}.`]),
    ...(['string', 'number'].includes(typeof usual) ? [`Unless said, ${written(usual)}.`] : []),
  ].join(' ')
}

function written(value: unknown): string {
  return `\`${typeof value === 'string' ? `'${value}'` : value}\``
}

function valuesIn({ enum: values = [], anyOf = [] }: JsonSchema): unknown[] {
  return [...values, ...anyOf.flatMap((one) => (typeof one === 'object' ? valuesIn(one) : []))]
}

function tableOf(title: string, rows: readonly string[]): string {
  return [`**${title}**`, '', '| Key | What it means |', '| --- | --- |', ...rows].join('\n')
}
