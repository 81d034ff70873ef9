import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { minimum: '6' } }),
  message:
    "calculators/gravel-calculator.ts: fields.depth.default is '5', which the field itself does not accept; it accepts a number, at least 6",
}
