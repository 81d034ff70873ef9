import { withDivisor } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withDivisor('share'),
    formulas: valid.formulas,
    materials: [{ material: 'ballast', amount: 'volume / share' }],
  },
  message:
    "calculators/gravel-calculator.ts: materials[0].amount divides by share, which may be zero; let the field accept 'positive'",
}
