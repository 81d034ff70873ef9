import { choiceInRow, shownOption } from '../definition/byOption.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import { columnsIn, type Formula } from '../formula/ast.ts'
import { interpolate } from '../messages/message.ts'
import type { Diagnostic } from './diagnostic.ts'

export type By = NonNullable<DefinitionWithDefaults['formulas'][string]['by']>

/** A definition in which each formula with `by`, and its result, has become one for each option. */
interface Expanded {
  definition: DefinitionWithDefaults
  /** The same diagnostics at the paths that the maintainer wrote; each mistake of a formula with `by` once. */
  asWritten: (diagnostics: readonly Diagnostic[]) => Diagnostic[]
}

/**
 * Makes a formula for each option of a choice where `by` asks for it: `weight8` and `weight10` of
 * `weight`. A `by` that names no choice stays as it is: `byDiagnostics` refuses it.
 */
export function expandByOption(written: DefinitionWithDefaults): Expanded {
  const paths = new Map<string, string>()
  const formulas = Object.entries(written.formulas).flatMap(([name, formula]) =>
    copiesFor(written, formula.by).map(({ suffix, by, fill }) => {
      paths.set(`formulas.${name}${suffix}`, `formulas.${name}`)
      const label = formula.label === undefined ? undefined : fill(formula.label)
      return [name + suffix, { ...formula, by, label }] as const
    }),
  )
  const results = written.results.flatMap((result, index) => {
    const { by } = written.formulas[result.of] ?? {}
    return copiesFor(written, by).map(({ suffix, fill }) => {
      return { ...result, of: result.of + suffix, label: fill(result.label), index }
    })
  })
  for (const [place, { index }] of results.entries()) {
    paths.set(`results[${place}]`, `results[${index}]`)
  }
  return {
    definition: {
      ...written,
      formulas: Object.fromEntries(formulas),
      results: results.map(({ index: _, ...result }) => result),
    },
    asWritten: (diagnostics) => atWrittenPaths(diagnostics, paths),
  }
}

/** A copy of a formula for one option, or the formula as it is. */
interface Copy {
  /** The end of its name: 'Heavy' of `weightHeavy`. */
  suffix: string
  by: By | undefined
  /** Shows the option in a label. */
  fill: (label: string) => string
}

/** The copies of a formula with `by`, one for each option; of any other formula, itself. */
export function copiesFor({ fields }: DefinitionWithDefaults, by: By | undefined): Copy[] {
  const field = by && choiceInRow(fields, by)
  if (!field) return [{ suffix: '', by, fill: (label) => label }]
  return Object.keys(field.options).map((option) => ({
    suffix: suffixFor(option),
    by: { ...by, option },
    fill: (label) => interpolate(label, (name) => shownOption(field, { ...by, option }, name)),
  }))
}

/** '8', 'Heavy', '6InchHollow': an option's id inside a name. */
function suffixFor(id: string): string {
  const words = id.match(/[A-Za-z0-9]+/g) ?? []
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** Whether a formula takes the sum, smallest or largest of a repeat's rows. */
export function takesRowsOf(ast: Formula, repeat: string): boolean {
  return columnsIn(ast).some(({ column }) => column.startsWith(`${repeat}.`))
}

/** The words about a formula that has `by`, and takes no rows. */
export function withoutRows(repeat: string): string {
  return `takes no rows of ${repeat}, so that it is the same for every option; use sum(${repeat}.…), or leave by out`
}

function atWrittenPaths(
  diagnostics: readonly Diagnostic[],
  paths: ReadonlyMap<string, string>,
): Diagnostic[] {
  const byCopy = new Map<string, string>()
  return diagnostics.flatMap((diagnostic) => {
    const [copy = ''] = /^(formulas\.\w+|results\[\d+\])/.exec(diagnostic.path) ?? []
    const path = (paths.get(copy) ?? copy) + diagnostic.path.slice(copy.length)
    // The copies of one formula have its mistakes in common.
    const first = byCopy.get(path) ?? copy
    byCopy.set(path, first)
    return first === copy ? [{ ...diagnostic, path }] : []
  })
}
