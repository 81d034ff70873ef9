import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({ formulas: { width: { unit: 'm²', is: 'length^2' } } }),
  message:
    'calculators/gravel-calculator.ts: fields.beds.formulas.width has the name of fields.beds.fields.width; choose another',
}
