import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { above: '1' } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.accepts has an unknown key "above"; known here: minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer',
}
