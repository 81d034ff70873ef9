import { withGroup } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withGroup({ rows: 'bed' }),
  message:
    'calculators/gravel-calculator.ts: fields.beds has an unknown key "rows"; known here: kind, label, hint, row, least, most, fields, formulas',
}
