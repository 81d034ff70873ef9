import { type Formula, namesIn } from '../formula/ast.ts'

/**
 * The sum of no rows, which takes the place of a sum over a repeat that gets nothing. Any other zero
 * is one that somebody wrote, and stays in the working.
 */
export const NO_ROWS: Formula = { kind: 'number', value: '0' }

interface Names {
  /** Whether a name always has a value: nothing times a price that is absent is absent. */
  isThere: (name: string) => boolean
  /** Whether a formula of that name is itself a sum of no rows. */
  isNothing: (name: string) => boolean
}

/** The same formula without sums of no rows that add or subtract nothing: 'area − 0' is 'area'. */
export function withoutNoRows(formula: Formula, names: Names): Formula {
  const inside = (part: Formula) => withoutNoRows(part, names)
  switch (formula.kind) {
    case 'number':
    case 'rows':
      return formula
    case 'name':
      return names.isNothing(formula.name) ? NO_ROWS : formula
    case 'power':
      return { ...formula, base: inside(formula.base) }
    case 'call': {
      const all = formula.arguments.map(inside)
      const isRounding = formula.function === 'ceil' || formula.function === 'floor'
      return isRounding && all[0] === NO_ROWS ? NO_ROWS : { ...formula, arguments: all }
    }
    case 'binary': {
      const [left, right] = [inside(formula.left), inside(formula.right)]
      const hasValue = (part: Formula) => namesIn(part).every(({ name }) => names.isThere(name))
      switch (formula.operator) {
        case '+':
          if (left === NO_ROWS) return right
          if (right === NO_ROWS) return left
          break
        case '-':
          if (right === NO_ROWS) return left
          break
        case '*':
          if (left === NO_ROWS && hasValue(right)) return NO_ROWS
          if (right === NO_ROWS && hasValue(left)) return NO_ROWS
          break
        case '/':
          if (left === NO_ROWS && hasValue(right)) return NO_ROWS
      }
      return { ...formula, left, right }
    }
  }
}
