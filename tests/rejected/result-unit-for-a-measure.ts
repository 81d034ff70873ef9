import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    results: [{ of: 'weight', label: 'Weight', unit: 'kilos', decimals: 1, emphasis: 'key' }],
  },
  message:
    'calculators/gravel-calculator.ts: results[0].unit is for a count or a plain number, but weight is measured in tonne; leave it out',
}
