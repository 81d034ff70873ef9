import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, summary: true },
  message: 'calculators/gravel-calculator.ts: summary is not a text in quotes',
}
