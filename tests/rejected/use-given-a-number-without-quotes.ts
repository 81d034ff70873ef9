import { gravel, sand } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: {
    ...sand,
    uses: { gravel: { ...sand.uses.gravel, given: { ...sand.uses.gravel.given, depth: 5 } } },
  },
  message:
    "calculators/sand-calculator.ts: uses.gravel.given.depth is neither a name nor the rows of a repeat, as { of: 'doors', given: { width: 'width' } }",
}
