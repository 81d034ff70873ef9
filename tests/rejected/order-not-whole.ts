import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, order: 1.5 },
  message: 'calculators/gravel-calculator.ts: order is not a whole number',
}
