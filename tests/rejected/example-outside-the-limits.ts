import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { exclusiveMinimum: '0', maximum: '9' } }),
  message:
    "calculators/gravel-calculator.ts: examples.yard.given is not a valid input: the calculator does not accept depth '10' (Depth: a number above zero, at most 9)",
}
