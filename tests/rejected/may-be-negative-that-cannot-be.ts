import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    results: valid.results.map((row) =>
      row.of === 'volume' ? { ...row, mayBeNegative: 'A path may be a ditch.' } : row,
    ),
  },
  message:
    'calculators/gravel-calculator.ts: results[0].mayBeNegative gives a reason for what cannot happen: "volume" never comes out below zero; leave it out',
}
