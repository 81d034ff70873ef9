import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: {
      ...valid.formulas,
      loads: {
        ...valid.formulas.loads,
        accepts: { maximum: '2' },
        errorMessage: 'The road bears two lorries',
      },
    },
  },
  message:
    "calculators/gravel-calculator.ts: examples.yard.given is not a valid input: the calculator does not accept stone 'murram' (The road bears two lorries)",
}
