import { withBeds, withExample } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withBeds, { beds: [{ length: '20', width: '1' }] }),
  message:
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept beds.0.length '20' (The beds are larger than the path)",
}
