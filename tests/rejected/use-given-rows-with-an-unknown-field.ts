import { withRowsHandedOver } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  ...withRowsHandedOver({ of: 'ponds', given: { length: 'long', width: 'wide', depth: 'long' } }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.beds.given.depth is not a field of a row in gravel-calculator; known here: length, width',
}
