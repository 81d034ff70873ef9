import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ unit: 'ksh' }),
  message:
    "calculators/gravel-calculator.ts: fields.depth.unit is 'ksh', which is another spelling of a measure; write 'KSh'",
}
