import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: {
      ...valid.formulas,
      volume: { unit: 'm³', is: `area * depth / cmPerM${' + 0'.repeat(300)}` },
    },
  },
  message:
    'calculators/gravel-calculator.ts: formulas.volume.is has 1221 characters; at most 1000 are allowed',
}
