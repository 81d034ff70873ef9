import { type Formula, type OverRows, renameVariables } from './ast.ts'
import type { Range } from './range.ts'

/** A table that passed the check: the AST of its formula computes it, and this tells of it. */
export interface CompiledTable {
  keys: {
    /** The name in formulas; of a choice the place of its option. */
    name: string
    /** The steps of a number, or the places of a choice's options. */
    lines: string[]
    /** The unit of the steps. */
    unit: string
    /** Each line in words, where it is an option. */
    options?: string[] | undefined
  }[]
  between: 'up' | 'straight'
  /** For each line of the first key those of the second; one where there is none. */
  figures: string[][]
  source?: string | undefined
  assumption?: string | undefined
}

/** A formula that passed the check: what the browser computes with. */
export interface CompiledFormula {
  name: string
  /** What it is called in words, where a definition says so. */
  label?: string | undefined
  unit: string
  /** As the maintainer wrote it, for tools and tests; a page prints the AST. */
  is?: string | undefined
  ast: Formula
  /** What the AST computes, where that is looked up in a table. */
  table?: CompiledTable | undefined
  /** A value outside makes the input invalid. */
  accepts: Range
  /** What the page says then. */
  errorMessage?: string | undefined
  /** The title of the calculator that it comes from. */
  from?: string | undefined
}

/** The same formula with some names in place of others. */
export function withNewNames<Named extends Pick<CompiledFormula, 'ast' | 'table'>>(
  formula: Named,
  newName: (name: string) => string,
  newRows?: (rows: OverRows) => Formula,
): Named {
  const { ast, table } = formula
  const keys = table?.keys.map((key) => ({ ...key, name: newName(key.name) }))
  return {
    ...formula,
    ast: renameVariables(ast, newName, newRows),
    ...(table && keys && { table: { ...table, keys } }),
  }
}
