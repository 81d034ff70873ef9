import { isSame } from '../oracle/ratio.ts'
import { common, roundedDown, roundedTo, roundedUp } from './between.ts'

import type { ReadStep } from './reader.ts'

/** Computes a printed step again, and lists its mistakes; the list is empty if the step is right. */
export function faults({ computed, rounding, right }: ReadStep): string[] {
  const found: string[] = []
  let value = computed
  // A rounding that changes nothing is said in the words and not shown a second time.
  const [first] = right
  if (rounding && first && first.next?.how !== rounding) {
    const rounded = rounding === 'up' ? roundedUp(value) : roundedDown(value)
    if (!isSame(rounded.least, value.least) || !isSame(rounded.most, value.most)) {
      found.push('is rounded without showing the value before')
    }
  }
  for (const stated of right) {
    const both = common(stated.value, value)
    if (!both) {
      const { least } = value
      found.push(`states ${stated.text}, computes to ${least.above}/${least.below}`)
    }
    value = both ?? value
    if (stated.next?.how === 'up') value = roundedUp(value)
    if (stated.next?.how === 'down') value = roundedDown(value)
    if (stated.next?.how === 'decimals') value = roundedTo(value, stated.next.decimals)
  }
  return found
}
