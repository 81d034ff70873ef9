import { type Rejected, valid } from './valid.ts'

const { path } = valid.examples

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: {
      ...valid.examples,
      path: { ...path, expect: { volume: '1.00', loads: '1' } },
    },
  },
  message:
    "calculators/gravel-calculator.ts: examples.path.expect.weight is missing; the formulas give '1.6'",
}
