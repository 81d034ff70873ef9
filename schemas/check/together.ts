import type { CheckedCalculator } from '../definition/compiled.ts'
import type { Problem } from './problem.ts'
import { unknownRelatedProblems } from './related.ts'

/** A definition that passed on its own, with its file for messages. */
export interface Passed {
  file: string
  calculator: Pick<CheckedCalculator, 'address' | 'order' | 'title' | 'related'>
}

/**
 * Mistakes between definitions: no two share a place in the menu or a title, none has an address
 * that is taken, and the others that one names exist.
 *
 * @param taken addresses that a calculator cannot have: 'privacy'
 * @param addresses those of all calculators, also of such as did not pass
 * @returns each mistake with the file that makes it: of two files that are alike, the later one
 */
export function problemsTogether(
  calculators: readonly Passed[],
  taken: readonly string[],
  addresses: readonly string[] = calculators.map(({ calculator }) => calculator.address),
): { file: string; problem: Problem }[] {
  const free = freeOrder(calculators.map(({ calculator }) => calculator))
  const seen = new Map<string, string>()
  return calculators.flatMap(({ file, calculator }) => {
    const { address, order, title } = calculator
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
    const others = unknownRelatedProblems(calculator, addresses)
    const alone = taken.includes(address) ? [takenProblem(address), ...others] : others
    return [...alone.map((problem) => ({ file, problem })), ...shared]
  })
}

/** The first place in the menu behind all others. */
export function freeOrder(calculators: readonly Pick<CheckedCalculator, 'order'>[]): number {
  return Math.max(0, ...calculators.map(({ order }) => order)) + 1
}

function takenProblem(address: string): Problem {
  return { path: '', message: `has the address /${address}, which is taken; rename the file` }
}
