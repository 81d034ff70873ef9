import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({ rows: 'bed' }),
  message:
    'calculators/gravel-calculator.ts: fields.beds has an unknown key "rows"; known here: kind, label, hint, row, minimum, maximum, fields, formulas',
}
