import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, whenChanged: 'forget' },
  message: "calculators/gravel-calculator.ts: whenChanged is none of 'keep', 'clear'",
}
