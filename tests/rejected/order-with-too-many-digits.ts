import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, order: 1e20 },
  message: 'calculators/gravel-calculator.ts: order is more than 9007199254740991',
}
