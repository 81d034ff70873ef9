import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({ minimum: 1 }),
  message: [
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept beds.0.length '' (Flower beds: at least 1 bed)",
    "calculators/gravel-calculator.ts: examples.yard.given is not a valid input: the calculator does not accept beds.0.length '' (Flower beds: at least 1 bed)",
  ].join('\n'),
}
