import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    results: [{ of: 'weight', label: 'Weight', decimals: 1, emphasis: 'loud' }],
  },
  message: "calculators/gravel-calculator.ts: results[0].emphasis is none of 'normal', 'key'",
}
