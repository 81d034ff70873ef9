import { withRowsHandedOver } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  ...withRowsHandedOver({ of: 'pond', given: { length: 'long', width: 'wide' } }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.beds.of is \'pond\', which is not a repeat; did you mean "ponds"?',
}
