import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, order: 0 },
  message: 'calculators/gravel-calculator.ts: order is less than 1',
}
