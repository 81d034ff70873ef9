import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, results: valid.results.map((row) => ({ ...row, emphasis: 'key' })) },
  message:
    "calculators/gravel-calculator.ts: results has 3 rows with emphasis: 'key'; exactly one row is the answer",
}
