import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    results: [{ of: 'weight', label: 'Weight at {dept} cm', decimals: 1, emphasis: 'key' }],
  },
  message:
    'calculators/gravel-calculator.ts: results[0].label shows {dept}, which is not a field or formula; did you mean "depth"?',
}
