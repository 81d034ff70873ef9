import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { maximum: 30 } }),
  message: 'calculators/gravel-calculator.ts: fields.depth.accepts.maximum is not a text in quotes',
}
