import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({ row: 'Bed' }),
  message:
    "calculators/gravel-calculator.ts: fields.beds.row is 'Bed'; write it in the singular and in small letters, as 'opening'",
}
