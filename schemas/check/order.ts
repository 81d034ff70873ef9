import { type Formula, namesIn } from '../formula/tree.ts'
import type { Problem } from './problem.ts'

/** Formulas with each one after those it mentions, or the cycle that makes it impossible. */
export function computingOrder<Named extends { name: string; tree: Formula }>(
  path: string,
  formulas: ReadonlyMap<string, Named>,
): Named[] | Problem {
  const order: Named[] = []
  const visit = (name: string, above: string[]): Problem | undefined => {
    const formula = formulas.get(name)
    if (!formula || order.includes(formula)) return undefined
    if (above.includes(name)) {
      const cycle = [...above.slice(above.indexOf(name)), name]
      // Of two calculators' formulas that turn in a circle, the definition's own can be mended.
      const own = cycle.find((other) => !other.includes('.')) ?? name
      return { path: `${path}.${own}.is`, message: `needs its own value: ${cycle.join(' → ')}` }
    }
    for (const mentioned of namesIn(formula.tree)) {
      const problem = visit(mentioned.name, [...above, name])
      if (problem) return problem
    }
    order.push(formula)
    return undefined
  }
  for (const name of formulas.keys()) {
    const problem = visit(name, [])
    if (problem) return problem
  }
  return order
}
