import { withGroup } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withGroup({ default: [] }),
  message:
    'calculators/gravel-calculator.ts: fields.beds has an unknown key "default"; known here: kind, label, hint, row, least, most, fields, formulas',
}
