import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: {
      ...valid.examples,
      path: { ...valid.examples.path, expect: { volume: '1.00', weight: '1.7', loads: '1' } },
    },
  },
  message:
    "calculators/gravel-calculator.ts: examples.path.expect.weight says '1.7', but the formulas give '1.6'",
}
