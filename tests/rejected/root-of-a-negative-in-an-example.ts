import { metres, withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    { cut: { ...metres, unit: 'm²', default: '30' } },
    { side: { unit: 'm', is: 'sqrt(area - cut)' } },
  ),
  message: [
    "calculators/gravel-calculator.ts: examples.path.given is not a valid input: the calculator does not accept cut '30' (Side: it takes the root of a negative, so that it cannot be worked out)",
    "calculators/gravel-calculator.ts: examples.yard.expect.side is missing; the formulas give '8.37'",
  ].join('\n'),
}
