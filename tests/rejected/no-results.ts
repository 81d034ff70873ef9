import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, results: [] },
  message: 'calculators/gravel-calculator.ts: results is empty; at least one result is expected',
}
