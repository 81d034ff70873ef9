import { metres, withRowsHandedOver } from './support/language.ts'
import type { Rejected } from './valid.ts'

const long = { ...metres, label: 'Long', accepts: 'number' }
const wide = { ...metres, label: 'Wide' }

export const rejected: Rejected = {
  ...withRowsHandedOver(
    { of: 'ponds', given: { length: 'long', width: 'wide' } },
    { fields: { long, wide } },
  ),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.beds.given.length gives "long", which accepts a number, where gravel-calculator accepts a number above zero; let the field accept \'positive\'',
}
