import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, formulas: {} },
  message: [
    'calculators/gravel-calculator.ts: results[0].of is the result of "volume", which is not a formula',
    'calculators/gravel-calculator.ts: results[1].of is the result of "weight", which is not a formula',
    'calculators/gravel-calculator.ts: results[2].of is the result of "loads", which is not a formula',
  ].join('\n'),
}
