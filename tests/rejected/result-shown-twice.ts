import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    results: [...valid.results, { of: 'volume', label: 'Again', decimals: 0 }],
  },
  message:
    'calculators/gravel-calculator.ts: results[3].of shows "volume" a second time; remove one',
}
