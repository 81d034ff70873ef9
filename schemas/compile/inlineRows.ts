import type { Repeat } from '../definition/compiled.ts'
import { rowLabelsOf } from '../definition/labels.ts'
import type { Formula, OverRows } from '../formula/ast.ts'
import { type CompiledFormula, withNewNames } from '../formula/compiled.ts'
import { printFormula } from '../formula/print.ts'
import { isUnlimited } from '../formula/range.ts'
import { NO_ROWS } from './noRows.ts'

/** The formulas of a repeat's rows, by name. */
export type RowFormulas = Map<string, CompiledFormula>

/** A repeat of a used calculator, and the name that each field of its rows gets. */
interface UsedRows {
  use: string
  repeat: string
  field: Repeat
  given: Readonly<Record<string, string>>
  /** The title of the calculator that it comes from. */
  from: string
}

/** The definition's own rows that take its place. */
interface RowsHere {
  /** Their formulas; those of the used rows are added. */
  all: RowFormulas
  /** Whether the definition's row has a name. */
  isOwn: (name: string) => boolean
  /** The definition's name for a name outside of the rows. */
  newName: (name: string) => string
  /** The same AST without sums of no rows. */
  simplified: (ast: Formula) => Formula
}

/**
 * Adds the formulas of a used calculator's rows to the rows that are given to it: 'area' of the use
 * `plaster` is 'plaster_area' there. A formula that is already there, word for word, is not added again.
 *
 * @returns for each column of the used repeat the definition's column, and the definition's name for each
 * name in a used row
 */
export function inlineRows(
  { use, repeat, field, given, from }: UsedRows,
  { all, isOwn, newName, simplified }: RowsHere,
): { columns: Map<string, string>; rowName: (name: string) => string } {
  const formulas = new Map<string, string>()
  const labels = rowLabelsOf(field)
  const add = (formula: CompiledFormula) => {
    const one = [...all.values()].find((other) => isSame(other, formula)) ?? formula
    all.set(one.name, one)
    return one.name
  }
  // No name that a definition may write has an underscore.
  const nameFor = (key: string) => `${use}_${key}`
  const rowName = (name: string): string => {
    const [first = '', key] = name.split('.')
    const formula = formulas.get(name)
    if (formula !== undefined) return formula
    if (!Object.hasOwn(field.fields, first)) return newName(name)
    const target = given[first]
    if (target === undefined) return newName(`${repeat}.${name}`)
    return key === undefined ? target : `${target}.${key}`
  }
  // Nothing can be given to rows that belong to these, so that there are none.
  const noRows = ({ function: of, column }: OverRows): Formula =>
    of === 'sum' ? NO_ROWS : { kind: 'name', name: `${use}.${column}` }
  const columns = Object.entries(field.fields).flatMap(([key, inner]): [string, string][] => {
    if (inner.kind !== 'number') return []
    const target = rowName(key)
    if (isOwn(target)) return [[key, target]]
    const { unit } = inner
    const ast = { kind: 'name' as const, name: target }
    const label = labels.get(key)
    return [[key, add({ name: nameFor(key), unit, is: target, accepts: {}, ast, label, from })]]
  })
  for (const formula of field.formulas) {
    const renamed = withNewNames(formula, rowName, noRows)
    formulas.set(
      formula.name,
      add({
        ...renamed,
        ast: simplified(renamed.ast),
        name: nameFor(formula.name),
        label: labels.get(formula.name),
        from: formula.from ?? from,
      }),
    )
  }
  return { columns: new Map([...columns, ...formulas]), rowName }
}

function isSame(one: CompiledFormula, other: CompiledFormula): boolean {
  return (
    one.unit === other.unit &&
    isUnlimited(other.accepts) &&
    printFormula(one.ast) === printFormula(other.ast)
  )
}
