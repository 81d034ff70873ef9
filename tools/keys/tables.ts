import {
  type Kind,
  keysOf,
  kindOf,
  type Shape,
  shapeKey,
  shapesIn,
  shapesOf,
  valuesIn,
} from './shapes.ts'
import type { JsonSchema } from './words.ts'

/* The keys of a definition as tables of Markdown, for the guide. */

/** From so many keys on, what a key contains has a table of its own. */
const LARGE = 5
/** So many values at most stand beside a key's words. */
const FEW = 6

/**
 * The tables for a schema's keys: first its own, then those of each larger thing that it contains. What
 * occurs in several places is there once.
 *
 * @param leftOut keys whose inside has tables elsewhere.
 */
export function keyTables(schema: JsonSchema, leftOut: readonly string[] = []): string {
  const shapes = shapesOf(schema, leftOut)
  const isApart = ({ kind, count, schema }: Shape) =>
    kind !== undefined || count > 1 || Object.keys(schema.properties ?? {}).length >= LARGE
  const apart = [...shapes.values()].filter((shape) => shape.places.has('') || isApart(shape))
  const inside = (child: JsonSchema) => {
    const shape = shapes.get(shapeKey(child))
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
      kindInWords(kindOf(schema)),
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

function titleOf({ places, kind }: Shape): string {
  const names = [...places].map((place) => (place === '' ? 'The definition' : `\`${place}\``))
  return [...names, ...(kind ? [kindInWords(kind)] : [])].join(', ')
}

function kindInWords(kind: Kind | undefined): string {
  return kind ? `\`${kind.key}: '${kind.value}'\`` : ''
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

function tableOf(title: string, rows: readonly string[]): string {
  return [`**${title}**`, '', '| Key | What it means |', '| --- | --- |', ...rows].join('\n')
}
