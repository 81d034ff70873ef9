import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    results: [{ of: 'wieght', label: 'Weight', decimals: 1, emphasis: 'key' }],
  },
  message:
    'calculators/gravel-calculator.ts: results[0].of is the result of "wieght", which is not a formula; did you mean "weight"?',
}
