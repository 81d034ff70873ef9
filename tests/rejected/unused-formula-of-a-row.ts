import { withBeds, withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({
    formulas: { ...withBeds.fields.beds.formulas, edge: { unit: 'm', is: '2 * (length + width)' } },
  }),
  message:
    'calculators/gravel-calculator.ts: fields.beds.formulas.edge reaches no result; use it in a formula, or leave it out',
}
