import { withGroup } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withGroup({ row: 'beds' }),
  message:
    "calculators/gravel-calculator.ts: fields.beds.row is 'beds'; it is a word in the singular and in small letters, as 'opening'",
}
