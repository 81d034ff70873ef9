import { withDepth, withExample } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withDepth({ accepts: { minimum: '1', integer: true } }), {
    depth: '7.5',
  }),
  message:
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept depth '7.5' (Depth: a whole number, at least 1)",
}
