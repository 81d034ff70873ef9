import { gravel, sand } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: { ...sand, formulas: valid.formulas, constants: valid.constants },
  message:
    'calculators/sand-calculator.ts: uses.gravel reaches no result; use it in a formula, or leave it out',
}
