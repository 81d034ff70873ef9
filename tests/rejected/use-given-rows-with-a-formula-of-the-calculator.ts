import { withRowsHandedOver } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  ...withRowsHandedOver({ of: 'ponds', given: { length: 'long', width: 'volume' } }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.beds.given.width gives "volume", which is not a field, constant or formula; known here: area, depth, long, wide',
}
