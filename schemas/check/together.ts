import type { Calculator } from '../definition/compiled.ts'
import type { Problem } from './problem.ts'

/** A definition that passed on its own, with its file for messages. */
export interface Passed {
  file: string
  calculator: Pick<Calculator, 'address' | 'order' | 'title'>
}

/**
 * Mistakes between definitions: no two share a place in the menu or a title, and none has an
 * address that is taken.
 *
 * @param taken addresses that a calculator cannot have: 'privacy'
 * @returns each mistake with the file that makes it: of two files that are alike, the later one
 */
export function problemsTogether(
  calculators: readonly Passed[],
  taken: readonly string[],
): { file: string; problem: Problem }[] {
  const free = freeOrder(calculators.map(({ calculator }) => calculator))
  const seen = new Map<string, string>()
  return calculators.flatMap(({ file, calculator: { address, order, title } }) => {
    const places = [
      ['order', String(order)],
      ['title.page', title.page],
      ['title.menu', title.menu],
    ] as const
    const shared = places.flatMap(([path, value]) => {
      const earlier = seen.get(`${path} ${value}`)
      seen.set(`${path} ${value}`, earlier ?? file)
      if (!earlier) return []
      const advice = path === 'order' ? `; ${free} is free` : ''
      const message = `is '${value}', which ${earlier} has already${advice}`
      return [{ file, problem: { path, message } }]
    })
    return taken.includes(address) ? [{ file, problem: takenProblem(address) }, ...shared] : shared
  })
}

/** The first place in the menu behind all others. */
export function freeOrder(calculators: readonly Pick<Calculator, 'order'>[]): number {
  return Math.max(0, ...calculators.map(({ order }) => order)) + 1
}

function takenProblem(address: string): Problem {
  return { path: '', message: `has the address /${address}, which is taken; rename the file` }
}
