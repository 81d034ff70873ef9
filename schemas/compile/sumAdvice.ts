import { type Formula, namesIn } from '../formula/ast.ts'
import { printFormula } from '../formula/print.ts'
import type { Units } from './nameResolution.ts'

/** Advises on a sum of something that is not a column, in the definition's own names. */
export function sumAdvice(summed: Formula | undefined, columns: Units): string {
  const all = [...columns.keys()]
  const sums = (names: readonly string[]) => names.map((name) => `sum(${name})`)
  if (summed?.kind === 'name') {
    const matching = all.filter((column) => column.split('.').includes(summed.name))
    if (matching.length > 0) return `did you mean ${sums(matching).join(' or ')}?`
  }
  const inside = summed && namesIn(summed).find(({ name }) => columns.has(name))
  if (inside) {
    const [repeat = inside.name] = inside.name.split('.')
    return `work ${printFormula(summed)} out in a formula of ${repeat}, and sum that`
  }
  return all.length > 0 ? `known here: ${sums(all).join(', ')}` : 'there is no repeat here'
}
