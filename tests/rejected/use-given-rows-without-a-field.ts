import { withRowsHandedOver } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  ...withRowsHandedOver({ of: 'ponds', given: { length: 'long' } }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.beds.given gives nothing to width, a field of gravel-calculator; give it a name',
}
