import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: undefined,
  message:
    'calculators/gravel-calculator.ts: exports nothing; write export default defineCalculator({ … })',
}
