import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withRepeat({ row: 'beds' }),
  message:
    "calculators/gravel-calculator.ts: fields.beds.row is 'beds'; write it in the singular and in small letters, as 'opening'",
}
