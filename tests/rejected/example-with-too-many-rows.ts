import { withBeds, withExample } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withBeds, {
    beds: Array.from({ length: 6 }, () => ({ length: '1', width: '1' })),
  }),
  message:
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept beds.5.length '1' (Flower beds: at most 5 beds)",
}
