import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ unit: 'centimetre' }),
  message:
    "calculators/gravel-calculator.ts: fields.depth.unit is 'centimetre', which is a measure written out; write 'cm'",
}
