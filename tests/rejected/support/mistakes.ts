/** A definition that passes, and where it stands. */
export interface Good {
  file: string
  /** The other definitions of its folder, by slug. */
  beside: Record<string, unknown>
  definition: object
}

/** One mistake in a good definition, and all that the check answers. */
export interface Mistake {
  /** The good definition, where it is not that of the whole table. */
  in?: Good
  /** Another name of the file, or other definitions beside it. */
  file?: string
  beside?: Record<string, unknown>
  /** Values by their paths in the definition. `undefined` removes what the path leads to. */
  change?: Record<string, unknown>
  /** What the file exports, where no change of paths comes to it. */
  definition?: unknown
  /** The lines of the message, each without the name of the file that it begins with. */
  says: string | readonly string[]
}

/** A table of mistakes by name, which are made in one good definition. */
export function mistakesIn(good: Good, table: Record<string, Mistake>) {
  return Object.entries(table).map(([name, mistake]) => ({ name, ...asWritten(good, mistake) }))
}

function asWritten(tableGood: Good, mistake: Mistake) {
  const good = mistake.in ?? tableGood
  const { file = good.file, beside = good.beside, change = {}, says } = mistake
  const definition = 'definition' in mistake ? mistake.definition : changed(good.definition, change)
  const lines = [says]
    .flat()
    .map((line) => (isQuoted(line) ? line : `calculators/${file}: ${line}`))
  return { file, beside, definition, message: lines.join('\n') }
}

/** Whether a line of a message shows a formula, or marks a part of it. */
function isQuoted(line: string): boolean {
  return line.startsWith('    ')
}

/** A copy of the data with other values at paths such as `fields.area.unit` or `results[1].of`. */
export function changed(data: object, values: Record<string, unknown>): object {
  const copy = structuredClone(data)
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '')
    const last = keys.pop() ?? ''
    const parent = keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), copy)
    if (!isObject(parent)) throw new Error(`The definition has nothing at ${path}`)
    if (value === undefined) delete parent[last]
    else parent[last] = value
  }
  return copy
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
