import { withBeds, withExample } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withBeds, { beds: '3 m' }),
  message:
    "calculators/gravel-calculator.ts: examples.path.given.beds is not a list of rows, as [{ length: '1' }]",
}
