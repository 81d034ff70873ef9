import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ placement: 'form' }),
  message: "calculators/gravel-calculator.ts: fields.depth.placement is none of 'bill'",
}
