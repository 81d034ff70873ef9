import { withBeds, withExample } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withBeds, { beds: [{ length: '2', width: '1' }, { length: '2' }] }),
  message:
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept beds.1.width '' (Bed 2, width: a number above zero)",
}
