import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { above: '0', most: '9' } }),
  message:
    "calculators/gravel-calculator.ts: examples.yard.given is not a valid input: the calculator does not accept depth '10' (Depth: a number above zero, at most 9)",
}
