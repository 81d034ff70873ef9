import { type Formula, namesIn, replaceFirst } from '../formula/ast.ts'

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
  return replaceFirst(formula, (first) => {
    const present = first.arguments.filter(
      (part) => !namesIn(part).some(({ name }) => isAbsent(name)),
    )
    const [only] = present
    if (present.length === 1 && only) return only
    return present.length > 0 ? { ...first, arguments: present } : first
  })
}
