import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { whole: false } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.accepts.whole can be nothing but true; write true, or leave it out',
}
