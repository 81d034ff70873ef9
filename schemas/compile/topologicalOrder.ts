import { type Formula, namesIn } from '../formula/ast.ts'
import type { Diagnostic } from './diagnostic.ts'

/** Formulas with each one after those it mentions, or the cycle that makes it impossible. */
export function topologicalOrder<Named extends { name: string; ast: Formula }>(
  path: string,
  formulas: ReadonlyMap<string, Named>,
): Named[] | Diagnostic {
  const order: Named[] = []
  const visit = (name: string, above: string[]): Diagnostic | undefined => {
    const formula = formulas.get(name)
    if (!formula || order.includes(formula)) return undefined
    if (above.includes(name)) {
      const cycle = [...above.slice(above.indexOf(name)), name]
      // Where formulas of two calculators form a cycle, the maintainer can change the definition's own.
      const ownName = cycle.find((other) => !other.includes('.')) ?? name
      return {
        path: `${path}.${ownName}.is`,
        message: `needs its own value: ${cycle.join(' → ')}; work one of them out from fields and constants`,
      }
    }
    for (const mentioned of namesIn(formula.ast)) {
      const diagnostic = visit(mentioned.name, [...above, name])
      if (diagnostic) return diagnostic
    }
    order.push(formula)
    return undefined
  }
  for (const name of formulas.keys()) {
    const diagnostic = visit(name, [])
    if (diagnostic) return diagnostic
  }
  return order
}
