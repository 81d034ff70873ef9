import { withRowsHandedOver } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  ...withRowsHandedOver({ of: 'ponds', given: { length: 'long', width: 'wide' } }, { maximum: 6 }),
  message:
    "calculators/sand-calculator.ts: uses.gravel.given.beds.of is 'ponds', which has 0 to 6 rows, where gravel-calculator has 0 to 5",
}
