import { type Formula, namesIn } from '../formula/ast.ts'

/**
 * The same AST without the arguments of `first` that never have a value: 'first(otherSide, size)' is 'size'
 * where nobody gives an other side.
 *
 * @param isAbsent whether a name never has a value.
 */
export function withoutAbsentArguments(
  formula: Formula,
  isAbsent: (name: string) => boolean,
): Formula {
  const inside = (part: Formula) => withoutAbsentArguments(part, isAbsent)
  switch (formula.kind) {
    case 'number':
    case 'rows':
    case 'name':
      return formula
    case 'binary':
      return { ...formula, left: inside(formula.left), right: inside(formula.right) }
    case 'power':
      return { ...formula, base: inside(formula.base) }
    case 'call': {
      const all = formula.arguments.map(inside)
      if (formula.function !== 'first') return { ...formula, arguments: all }
      const present = all.filter((part) => !namesIn(part).some(({ name }) => isAbsent(name)))
      const [only] = present
      if (present.length === 1 && only) return only
      return { ...formula, arguments: present.length > 0 ? present : all }
    }
  }
}
