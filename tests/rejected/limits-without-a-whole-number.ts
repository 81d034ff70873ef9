import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({
    accepts: { exclusiveMinimum: '5', exclusiveMaximum: '6', integer: true },
  }),
  message:
    'calculators/gravel-calculator.ts: fields.depth.accepts accepts nothing: there is no whole number above 5 and below 6',
}
