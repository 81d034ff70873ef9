import { withGroup } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withGroup({ row: 'Bed' }),
  message:
    "calculators/gravel-calculator.ts: fields.beds.row is 'Bed'; it is a word in the singular and in small letters, as 'opening'",
}
