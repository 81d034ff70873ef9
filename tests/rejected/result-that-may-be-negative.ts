import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore({}, { left: { unit: 'tonne', is: 'lorryLoad - weight' } }),
  message: [
    'calculators/gravel-calculator.ts: results[3].of shows "left", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative',
    "calculators/gravel-calculator.ts: examples.path.expect.left is missing; the formulas give '5.40'",
    "calculators/gravel-calculator.ts: examples.yard.expect.left is missing; the formulas give '-12.00'",
  ].join('\n'),
}
