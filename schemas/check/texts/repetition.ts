import type { Diagnostic } from '../../compile/diagnostic.ts'
import type { DefinitionWithDefaults } from '../../definition/calculator.ts'

/** One entry of a list: its path, and the data that makes it the same as another. */
type Item = readonly [path: string, same: unknown]

/** Refuses keywords, labels, texts, examples, materials and warnings that a definition has twice. */
export function repetitionDiagnostics({
  guide,
  keywords,
  fields,
  constants,
  results,
  faqs,
  sources,
  assumptions,
  materials,
  warnings,
  examples,
  estimates,
}: DefinitionWithDefaults): Diagnostic[] {
  const worked = Object.entries(examples)
  const lists: Item[][] = [
    guide.steps.map((step, index) => [`guide.steps[${index}]`, step]),
    keywords.flatMap((words, index) =>
      words.split(/, */).map((word): Item => [`keywords[${index}]`, word]),
    ),
    ...labelsOf({ fields, constants, results }),
    faqs.map(({ question }, index) => [`faqs[${index}].question`, question]),
    sources.map((source, index) => [`sources[${index}]`, source]),
    assumptions.map((assumption, index) => [`assumptions[${index}]`, assumption]),
    materials.map((use, index) => [`materials[${index}]`, { ...use, note: undefined }]),
    warnings.map((warning, index) => [`warnings[${index}]`, warning]),
    estimates.flatMap(({ name, when }, index): Item[] =>
      // Of two with conditions one alone may be made.
      when === undefined ? [[`estimates[${index}].name`, name]] : [],
    ),
    worked.map(([key, { name }]) => [`examples.${key}.name`, name]),
    worked.map(([key, { given }]) => [`examples.${key}.given`, given]),
  ]
  return lists.flatMap(repeated)
}

/** The labels that stand beside each other: those of the form, of each kind of row, of constants and of results. */
function labelsOf({
  fields,
  constants,
  results,
}: Pick<DefinitionWithDefaults, 'fields' | 'constants' | 'results'>): Item[][] {
  const ofAll = (path: string, all: Readonly<Record<string, { label?: string | undefined }>>) =>
    Object.entries(all).flatMap(([name, { label }]): Item[] =>
      label === undefined ? [] : [[`${path}.${name}.label`, label]],
    )
  return [
    ofAll('fields', fields),
    ...Object.entries(fields).map(([name, field]) =>
      field.kind === 'repeat' ? ofAll(`fields.${name}.fields`, field.fields) : [],
    ),
    ofAll('constants', constants),
    results.map(({ label }, index): Item => [`results[${index}].label`, label]),
  ]
}

function repeated(items: readonly Item[]): Diagnostic[] {
  const first = new Map<string, string>()
  return items.flatMap(([path, same]): Diagnostic[] => {
    const key = JSON.stringify(inOrder(same)).toLowerCase()
    const earlier = first.get(key)
    if (earlier !== undefined) {
      const message = path.endsWith('.label')
        ? `is '${same}', as ${earlier} is; give one of the two another label`
        : `is the same as ${earlier}; change one, or leave it out`
      return [{ path, message }]
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
