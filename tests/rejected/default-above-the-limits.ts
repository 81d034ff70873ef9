import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ accepts: { above: '0', below: '5' } }),
  message:
    "calculators/gravel-calculator.ts: fields.depth.default is '5', which the field itself does not accept; it takes a number above zero and below 5",
}
