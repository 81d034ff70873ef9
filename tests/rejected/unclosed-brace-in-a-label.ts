import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    results: [
      ...valid.results.slice(0, 2),
      { of: 'loads', label: 'Loads at {depth cm', decimals: 0 },
    ],
  },
  message:
    'calculators/gravel-calculator.ts: results[2].label has a brace without its partner; a value is written as {name}',
}
