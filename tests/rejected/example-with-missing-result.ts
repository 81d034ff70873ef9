import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: {
      ...valid.examples,
      path: { ...valid.examples.path, expect: { volume: '1.00', weight: '1.6' } },
    },
  },
  message:
    "calculators/gravel-calculator.ts: examples.path.expect.loads is missing; the formulas give '1'",
}
