import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ default: '5.5', accepts: { integer: true } }),
  message:
    "calculators/gravel-calculator.ts: fields.depth.default is '5.5', which the field itself does not accept; it accepts a whole number",
}
