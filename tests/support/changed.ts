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
