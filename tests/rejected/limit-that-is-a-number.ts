import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { most: 30 } }),
  message: 'calculators/gravel-calculator.ts: fields.depth.accepts.most is not a text in quotes',
}
