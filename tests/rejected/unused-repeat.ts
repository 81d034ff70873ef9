import { withBeds } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...withBeds, formulas: valid.formulas },
  message: [
    'calculators/gravel-calculator.ts: fields.beds.fields.length reaches no result; use it in a formula, or leave it out',
    'calculators/gravel-calculator.ts: fields.beds.fields.width reaches no result; use it in a formula, or leave it out',
    'calculators/gravel-calculator.ts: fields.beds.formulas.bedArea reaches no result; use it in a formula, or leave it out',
    'calculators/gravel-calculator.ts: fields.beds reaches no result; use it in a formula, or leave it out',
  ].join('\n'),
}
