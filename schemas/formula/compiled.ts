import type { Formula, OverRows } from './ast.ts'
import type { Range } from './range.ts'
import { renameVariables } from './renameVariables.ts'

/** The rows of a repeat in which one option of a choice is chosen. */
export interface RowsWithOption {
  repeat: string
  /** The choice of the row; where the row has none of that name, the calculator's. */
  choice: string
  option: string
}

/** A formula that passed the check: the browser computes with it. */
export interface CompiledFormula {
  name: string
  /** Its label, where a definition has one. */
  label?: string | undefined
  unit: string
  /** As the maintainer wrote it, for tools and tests; a page prints the AST. */
  is?: string | undefined
  ast: Formula
  /** The rows that its sums, smallest and largest are limited to: it is for one option of a choice. */
  by?: RowsWithOption | undefined
  /** A value outside makes the input invalid. */
  accepts: Range
  /** The input is invalid without a value too. */
  needed?: true | undefined
  /** The page's message then. */
  errorMessage?: string | undefined
  /** The decimals of its result on the page of the calculator that it comes from: those that texts show. */
  decimals?: number | undefined
  /** The title of the calculator that it comes from. */
  from?: string | undefined
}

/** The same formula with some names in place of others. */
export function withNewNames<Named extends Pick<CompiledFormula, 'ast'>>(
  formula: Named,
  newName: (name: string) => string,
  newRows?: (rows: OverRows) => Formula,
): Named {
  return { ...formula, ast: renameVariables(formula.ast, newName, newRows) }
}
