import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { minimum: '6', exclusiveMaximum: '6' } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.accepts accepts nothing: there is no number below 6, at least 6',
}
