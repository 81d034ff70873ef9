import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ optional: false }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.optional can be nothing but true; write true, or leave it out',
}
