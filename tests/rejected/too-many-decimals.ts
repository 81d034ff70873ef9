import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    results: [{ of: 'weight', label: 'Weight', decimals: 9, emphasis: 'key' }],
  },
  message: 'calculators/gravel-calculator.ts: results[0].decimals is more than 6',
}
