import type { Diagnostic } from '../../compile/diagnostic.ts'
import type { ParsedDefinition } from '../../definition/calculator.ts'

/** One entry of a list: its path, and the data that makes it the same as another. */
type Item = readonly [path: string, same: unknown]

/** Refuses texts, examples, materials and warnings that a definition has twice. */
export function repetitionDiagnostics({
  guide,
  faqs,
  sources,
  assumptions,
  materials,
  warnings,
  examples,
}: ParsedDefinition): Diagnostic[] {
  const worked = Object.entries(examples)
  const lists: Item[][] = [
    guide.steps.map((step, index) => [`guide.steps[${index}]`, step]),
    faqs.map(({ question }, index) => [`faqs[${index}].question`, question]),
    sources.map((source, index) => [`sources[${index}]`, source]),
    assumptions.map((assumption, index) => [`assumptions[${index}]`, assumption]),
    materials.map((use, index) => [`materials[${index}]`, { ...use, note: undefined }]),
    warnings.map((warning, index) => [`warnings[${index}]`, warning]),
    worked.map(([key, { name }]) => [`examples.${key}.name`, name]),
    worked.map(([key, { given }]) => [`examples.${key}.given`, given]),
  ]
  return lists.flatMap(repeated)
}

function repeated(items: readonly Item[]): Diagnostic[] {
  const first = new Map<string, string>()
  return items.flatMap(([path, same]): Diagnostic[] => {
    const key = JSON.stringify(inOrder(same)).toLowerCase()
    const earlier = first.get(key)
    if (earlier !== undefined) {
      return [{ path, message: `is the same as ${earlier}; change one, or leave it out` }]
    }
    first.set(key, path)
    return []
  })
}

/** The same data with the keys of every object in one order; those of a list are its places. */
function inOrder(data: unknown): unknown {
  if (!(data instanceof Object)) return data
  const entries = Object.entries(data).sort(([one], [other]) => one.localeCompare(other))
  return Object.fromEntries(entries.map(([key, value]) => [key, inOrder(value)]))
}
