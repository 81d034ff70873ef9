import { withDepth, withSandField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: { 'gravel-calculator': withDepth({ accepts: { above: '0', below: '40' } }) },
  definition: withSandField('depth', { accepts: { above: '0', most: '40' } }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.depth gives "depth", which takes a number above zero, at most 40, where gravel-calculator takes a number above zero and below 40',
}
