import { withBeds, withExample } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withExample(withBeds, { beds: [{ lenght: '2', width: '1' }] }),
  message:
    'calculators/gravel-calculator.ts: examples.path.given.beds[0].lenght is not a field of a row; did you mean "length"?',
}
