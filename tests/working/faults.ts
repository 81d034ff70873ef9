import { ceil, floor, roundTo, same } from './exact.ts'
import { isCutOf, type ReadStep } from './reader.ts'

/** What is wrong with a printed step, found by computing it again; empty where it is right. */
export function faults({ computed, rounding, right }: ReadStep): string[] {
  const found: string[] = []
  let value = computed
  // A rounding that changes nothing is said in the words and not shown a second time.
  const [first] = right
  if (rounding && first && first.next?.how !== rounding) {
    const rounded = rounding === 'up' ? ceil(value) : floor(value)
    if (!same(rounded, value)) found.push('is rounded without showing the value before')
  }
  for (const stated of right) {
    const right =
      stated.cutAfter === undefined
        ? same(stated.value, value)
        : isCutOf(stated.value, value, stated.cutAfter)
    if (!right) found.push(`states ${stated.text}, computes to ${value.above}/${value.below}`)
    if (stated.next?.how === 'up') value = ceil(value)
    if (stated.next?.how === 'down') value = floor(value)
    if (stated.next?.how === 'decimals') value = roundTo(value, stated.next.decimals)
  }
  return found
}
