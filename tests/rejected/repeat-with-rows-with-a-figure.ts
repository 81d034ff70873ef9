import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({ row: 'bed 1' }),
  message:
    "calculators/gravel-calculator.ts: fields.beds.row is 'bed 1'; write it in the singular and in small letters, as 'opening'",
}
