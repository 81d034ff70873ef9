import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { minimum: '1' } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.accepts has an unknown key "minimum"; known here: least, most, above, below, whole',
}
