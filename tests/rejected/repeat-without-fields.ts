import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({ fields: {}, formulas: {} }),
  message:
    'calculators/gravel-calculator.ts: fields.beds.fields is empty; a row has at least one field',
}
