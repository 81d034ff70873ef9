import { sand, withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: { 'gravel-calculator': withDepth({ accepts: { minimum: '1', integer: true } }) },
  definition: sand,
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.depth gives "depth", which accepts a number above zero, where gravel-calculator accepts a whole number, at least 1; let the field accept no more than that',
}
