import { withBeds, withExample } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withBeds, { 'depth.unit': 'furlong' }),
  message:
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept depth '5' (Depth: a number above zero)",
}
