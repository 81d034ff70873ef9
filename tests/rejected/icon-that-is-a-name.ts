import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, icon: 'hammer' },
  message: `calculators/gravel-calculator.ts: icon is not an object; it has lines, filled`,
}
