import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, results: valid.results.map((row) => ({ ...row, emphasis: 'normal' })) },
  message:
    "calculators/gravel-calculator.ts: results has 0 rows with emphasis: 'key'; exactly one row is the answer",
}
