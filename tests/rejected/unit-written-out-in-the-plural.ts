import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ unit: 'inches' }),
  message:
    "calculators/gravel-calculator.ts: fields.depth.unit is 'inches', which is a measure written out; write 'in'",
}
