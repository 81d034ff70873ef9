import { gravel, sand } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { of, given } = sand.uses.gravel

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: {
    ...sand,
    uses: { gravel: { of, given: { ...given, depth: { of: 'depth', given: {} } } } },
  },
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.depth gives rows to depth, which gravel-calculator has once',
}
