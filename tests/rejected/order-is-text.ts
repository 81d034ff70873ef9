import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, order: '7' },
  message: 'calculators/gravel-calculator.ts: order is not a number',
}
