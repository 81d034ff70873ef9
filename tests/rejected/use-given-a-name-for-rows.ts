import { withRowsHandedOver } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  ...withRowsHandedOver('ponds'),
  message:
    "calculators/sand-calculator.ts: uses.gravel.given.beds gives \"ponds\", where gravel-calculator has rows; write { of: 'ponds', given: { length: '…' } }",
}
