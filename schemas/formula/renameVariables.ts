import type { Formula, OverRows } from './ast.ts'

/**
 * The same AST with some names in place of others.
 *
 * @param newRows replaces a reduced column; without it, columns stay
 */
export function renameVariables(
  formula: Formula,
  newName: (name: string) => string,
  newRows: (rows: OverRows) => Formula = (rows) => rows,
): Formula {
  const inside = (part: Formula) => renameVariables(part, newName, newRows)
  switch (formula.kind) {
    case 'number':
      return formula
    case 'rows':
      return newRows(formula)
    case 'name':
      return { ...formula, name: newName(formula.name) }
    case 'binary':
      return { ...formula, left: inside(formula.left), right: inside(formula.right) }
    case 'power':
      return { ...formula, base: inside(formula.base) }
    case 'call':
      return { ...formula, arguments: formula.arguments.map(inside) }
  }
}
