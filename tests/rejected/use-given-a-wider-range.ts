import { gravel, withSandField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: withSandField('depth', { accepts: 'number' }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.depth gives "depth", which accepts a number, where gravel-calculator accepts a number above zero; let the field accept \'positive\'',
}
