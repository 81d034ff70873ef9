import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, double: { unit: 'm³', is: 'volume * 2' } },
  },
  message:
    'calculators/gravel-calculator.ts: formulas.double reaches no result; use it in a formula, or leave it out',
}
