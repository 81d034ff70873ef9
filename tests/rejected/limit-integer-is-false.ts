import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { integer: false } }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.accepts.integer can be nothing but true; write true, or leave it out',
}
