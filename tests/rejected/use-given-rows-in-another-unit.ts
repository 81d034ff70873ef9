import { withRowsHandedOver } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  ...withRowsHandedOver({ of: 'ponds', given: { length: 'long', width: 'depth' } }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.beds.given.width gives "depth" in cm, where gravel-calculator has m; convert it in a formula',
}
