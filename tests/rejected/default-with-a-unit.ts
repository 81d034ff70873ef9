import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ default: '2 in' }),
  message:
    "calculators/gravel-calculator.ts: fields.depth.default is '2 in', which the field itself does not accept; it accepts a number above zero",
}
