import { sand, withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: { 'gravel-calculator': withDepth({ accepts: { exclusiveMinimum: '2' } }) },
  definition: sand,
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.depth gives "depth", which accepts a number above zero, where gravel-calculator accepts a number above 2; let the field accept no more than that',
}
