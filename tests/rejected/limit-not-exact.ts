import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { minimum: 'one' } }),
  message:
    "calculators/gravel-calculator.ts: fields.depth.accepts.minimum is not an exact number of zero or more; write '5.5' or '2/7'",
}
