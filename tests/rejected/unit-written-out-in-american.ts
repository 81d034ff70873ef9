import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ unit: 'meters' }),
  message:
    "calculators/gravel-calculator.ts: fields.depth.unit is 'meters', which is a measure written out; write 'm'",
}
